import type { ENDINGS } from '../src/inflection-tables.js'

// Sets of words, made from the table. Each is a union under a name of its own and without parameters, if need be with
// `never`: such a union the compiler takes as it is. Other templates it instantiates anew for every word that is asked.

export type Endings = typeof ENDINGS

/** The words with such an ending. */
export type Part<Ending extends string> = `${string}${Ending}`

/** The words that are such an ending, alone or as the last part of a compound. */
export type Whole<Ending extends string> = Ending | `${string}${'_' | '-' | '/'}${Ending}`

// What may stand before the s of a plural, by its last letter. A test asks both wings for every listed word.

/** Letters that a mere s follows, whatever stands before them. The frequent ones come first. */
export type Mere = Part<'r' | 'l' | 'd' | 'm' | 'y' | 'g' | 'k' | 'p' | 'h' | 'b' | 'f'> | never

/** Letters that a mere s follows in all but a few listed words, and those words. */
export type OftenMere = Part<'t' | 'n'> | never
export type Listed = Part<'rickets' | 'jeans' | 'lens'> | never

/** The same for letters that are seldom last. */
export type SeldomMere = Part<'o' | 'a' | 'w' | 'c'> | never
// biome-ignore format: a list reads better in lines than in a column
export type SeldomListed =
  | Part<'oes' | 'chaos' | 'osmos' | 'kudos' | 'gas' | 'tlas' | 'nvas' | 'bias' | 'alias' | 'jamas' | 'creas' | 'news'>
  | Part<'thematics' | 'eugenics' | 'ophysics' | 'aphysics'>

/** The letter e. One ending would be no union. */
export type E = Part<'e'> | 0

/** The letters before the e of words in es that a mere s follows, whatever stands before them. */
export type MereE =
  | Part<'le' | 're' | 'ge' | 'ne' | 'de' | 'me' | 'ue' | 'ee' | 'pe' | 'ke' | 'be' | 'fe' | 'tive' | 'onse' | 'rse'>
  | never

/** Letters before the e that a mere s follows in all but a few listed words, and those words. */
export type OftenMereE = Part<'te' | 'ce'> | never
export type ListedE = Part<'testes' | `${Endings['ices=ex'][number]}ices` | `${Endings['ces=x'][number]}ces`> | never

/** Words in ies. */
export type Ie = Part<'ie'> | 0

/** Words in ies whose singular is not in y, or may not be: movies, ties, series. */
export type ListedIes =
  | Part<`${Endings['s> ie'][number]}s` | 'series' | 'pecies' | 'rabies'>
  | Whole<`${Endings['_s> ie'][number]}s`>

/** Plurals in es with a frequent ending, which no listed word has. */
// biome-ignore format: a list reads better in lines than in a column
export type CommonEs =
  | Part<'esses' | 'shes' | 'asses' | 'tches' | 'rches' | 'oxes' | 'exes' | 'ixes' | 'taxes' | 'tuses' | 'nuses'>
  | Part<'isses' | 'inches' | 'unches' | 'enches' | 'eaches' | 'oaches'>

/** Listed plurals in a mere s: houses, movies, shoes, olives, menus. */
export type PlusS = Part<`${Endings['s>' | 's> ie'][number]}s`> | Whole<`${Endings['_s>' | '_s> ie'][number]}s`>

/** Plurals in es: boxes, statuses, heroes. */
export type PlusEs = Part<`${Endings['es=' | 'es>'][number]}es`> | Whole<`${Endings['_es='][number]}es`>

/** Singulars that look like plurals: status, news, specimen. */
export type Kept = Part<Endings['>' | '=' | 'es='][number]> | Whole<Endings['_>' | '_=' | '_es='][number]>

export type Men = Part<`${Endings['en=an'][number]}en`> | never
export type Feet = Part<`${Endings['eet=oot'][number]}eet`> | never
export type Teeth = Part<`${Endings['eeth=ooth'][number]}eeth`> | never
export type Geese = Part<`${Endings['eese=oose'][number]}eese`> | never
export type Mice = Part<`${Endings['ice=ouse'][number]}ice`> | Whole<`${Endings['_ice=ouse'][number]}ice`>
export type Vowel = Men | Feet | Teeth | Geese | Mice

export type Data = Part<`${Endings['a=um'][number]}a`> | Whole<`${Endings['_a=um'][number]}a`>
export type Criteria = Part<`${Endings['a=on'][number]}a`> | never
export type Cacti = Part<`${Endings['i=us'][number]}i`> | never
export type Analyses = Part<`${Endings['es=is'][number]}es`> | Whole<`${Endings['_es=is'][number]}es`>
export type Indices = Part<`${Endings['ices=ex'][number]}ices`> | never
export type Matrices = Part<`${Endings['ces=x'][number]}ces`> | never

export type Leaves = Part<`${Endings['ves=f'][number]}ves`> | Whole<`${Endings['_ves=f'][number]}ves`>
export type Knives = Part<`${Endings['ves=fe'][number]}ves`> | never
export type People = Part<`${Endings['ople=rson'][number]}ople`> | never
export type Children = Part<`${Endings['ren='][number]}ren`> | never
export type Oxen = Whole<`${Endings['_en='][number]}en`> | never
export type Quizzes = Part<`${Endings['zes='][number]}zes`> | never
export type Algae = Part<`${Endings['e>'][number]}e`> | never
export type Bureaux = Part<`${Endings['x>'][number]}x`> | never

/** Listed plurals in an s that takes the place of another letter. */
export type Irregular = Analyses | Leaves | Knives | Indices | Matrices | Quizzes

/** Singulars without an s that look like plurals. */
export type KeptNoS = Part<Endings['>'][number]> | Whole<Endings['_>'][number]>

/** Listed plurals without an s. */
export type NoS = Vowel | Data | Criteria | Cacti | People | Children | Oxen | Algae | Bureaux

/** Singulars whose plural is no other word. */
export type Unchanged = Part<Endings['=' | '<'][number]> | Whole<Endings['_=' | '_<'][number]>

/** Singulars that take a mere s, though they end like others that do not. */
export type TakesS = Part<Endings['s<'][number]> | never

/** Singulars that take es. */
export type TakesEs = Part<Endings['es=' | 'es<'][number]> | Whole<Endings['_es='][number]>

/** Singulars of which the table lists a plural that changes more than the end. */
export type Changed =
  | Part<`${Endings['en=an'][number]}an` | `${Endings['eet=oot'][number]}oot` | `${Endings['eeth=ooth'][number]}ooth`>
  | Part<`${Endings['eese=oose'][number]}oose` | `${Endings['ople=rson'][number]}rson` | Endings['ren='][number]>
  | Part<`${Endings['a=um'][number]}um` | `${Endings['a=on'][number]}on` | `${Endings['i=us'][number]}us`>
  | Part<`${Endings['es=is'][number]}is` | `${Endings['ices=ex'][number]}ex` | `${Endings['ces=x'][number]}x`>
  | Part<`${Endings['ves=f'][number]}f` | `${Endings['ves=fe'][number]}fe` | Endings['zes='][number]>
  | Part<`${Endings['ice=ouse'][number]}ouse`>
  | Whole<`${Endings['_ice=ouse'][number]}ouse` | `${Endings['_a=um'][number]}um` | `${Endings['_es=is'][number]}is`>
  | Whole<`${Endings['_ves=f'][number]}f` | Endings['_en='][number]>

/** The rules for them. */
export type ChangedRule =
  | (
      | 'en=an'
      | 'eet=oot'
      | 'eeth=ooth'
      | 'eese=oose'
      | 'ice=ouse'
      | '_ice=ouse'
      | 'ople=rson'
      | 'ren='
      | '_en='
      | 'zes='
    )
  | ('a=um' | '_a=um' | 'a=on' | 'i=us' | 'es=is' | '_es=is' | 'ices=ex' | 'ces=x' | 'ves=f' | '_ves=f' | 'ves=fe')

/** Words that begin with a letter from a to z. */
export type SmallInitial = `${Lowercase<Capital>}${string}` | never

/** Words with a letter from A to Z. */
export type HasCapital = `${string}${Capital}${string}` | never

type Capital =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z')
