/**
 * The rules of English plurals, stated once for both wings: the runtime reads the values, the types read `typeof` them.
 * This file imports nothing.
 */

/**
 * The endings that decide a word. A key holds a plural ending and a singular one, the list what may stand before them:
 * `'ves=f': ['lea']` is `leaves` and `leaf`, also in `cloverleaves` and `bay_leaves`.
 *
 * - `=` is read both ways, and the singular is known as such; `>` goes from plural to singular only, `<` back only.
 * - After a leading `_` the list holds whole words: `'_es=is': ['ax']` is `axes` and `y_axes`, but not `taxes`.
 * - What follows a space tells lists of the same endings apart.
 * - The longest ending that fits decides. An empty string makes an ending the default.
 * - The two endings differ in their first letter, so that all before it stays as it is written, capitals too.
 */
// biome-ignore format: a list reads better in lines than in a column
export const ENDINGS = {
  // A mere s
  's=': [''],
  's<': ['ay', 'ey', 'oy', 'uy', 'human'],
  's>': [
    'shoe', 'woe', 'olive', 'dache', 'hache', 'tache', 'cache', 'lanche', 'niche', 'quiche', 'eese', 'cese', 'house',
    'ause', 'fuse', 'louse', 'pouse', 'veruse', 'isuse', 'reuse', 'xcuse', 'oose', 'pose', 'rdose', 'ucose', 'yhose',
    'enose', 'au', 'ieu', 'fu', 'guru', 'menu', 'sku', 'cpu', 'gpu', 'mptu', 'ki', 'hi', 'pi', 'wi', 'ji', 'ami', 'ari',
    'urri', 'ani', 'ini', 'oni', 'ili', 'illi', 'etti', 'eli', 'bbi', 'libi', 'taxi',
  ],
  's> ie': [
    'movie', 'ookie', 'mbie', 'ownie', 'alorie', 'goalie', 'collie', 'lfie', 'ebie', 'wbie', 'eggie', 'foodie',
    'hoodie', 'moothie', 'unchie', 'irdie',
  ],
  '_s>': [
    'foe', 'roe', 'toe', 'hoe', 'oboe', 'canoe', 'aloe', 'ache', 'use', 'muse', 'abuse', 'posse', 'dose', 'hose',
    'nose', 'rose',
  ],
  '_s> ie': ['tie', 'die', 'pie', 'lie', 'oldie', 'genie'],
  // es
  'es=': ['ch', 'sh', 'x', 'ss', 'us', 'tz', 'zz', 'llis', 'olis', 'lvis', 'rgas', 'tlas', 'nvas'],
  '_es=': ['iris', 'gas', 'bias', 'alias', 'lens'],
  'es>': ['o'],
  'es<': ['hero', 'otato', 'omato', 'echo', 'veto', 'uffalo'],
  'zes=': ['quiz'],
  // Another letter and s
  'es=is': ['ys', 'es', 'os', 'cris', 'oas', 'mphas', 'nops'],
  '_es=is': ['ax', 'bas', 'test'],
  'ies=y': [''],
  'ies<y': ['qu'],
  'ves=f': ['lea', 'oa', 'hoo', 'thie', 'rchie', 'ar', 'hal', 'cal', 'sel', 'shel', 'wol', 'shea'],
  '_ves=f': ['el'],
  'ves=fe': ['li', 'wi', 'kni'],
  'ices=ex': ['ind', 'vert', 'vort', 'cort', 'cod'],
  'ces=x': ['matri', 'endi', 'heli'],
  // No s
  'i=us': ['oc', 'vir', 'octop', 'cact', 'ung', 'cle', 'alumn', 'radi', 'mul', 'yllab', 'rmin'],
  'a=um': [
    'dat', 'trat', 'rrat', 'dict', 'uant', 'orand', 'erend', 'ddend', 'axim', 'inim', 'ptim', 'ricul', 'spectr',
    'acteri', 'adi', 'odi', 'ridi', 'endi', 'tori', 'uari', 'itari', 'etari', 'pori', 'liri', 'libri', 'ylli', 'posi',
    'mnasi', 'rani', 'enni', 'orti',
  ],
  '_a=um': ['ov', 'medi'],
  'a=on': ['iteri', 'nomen', 'tomat', 'hedr'],
  'e>': ['a'],
  'x>': ['eau'],
  'en=an': ['m'],
  'ren=': ['child'],
  'ople=rson': ['pe'],
  'ice=ouse': ['m'],
  '_ice=ouse': ['l'],
  'eet=oot': ['f'],
  'eeth=ooth': ['t'],
  'eese=oose': ['g'],
  '_en=': ['ox'],
  // Nothing: the plural is the singular
  '=': ['jeans', 'niseries'],
  '_=': ['news', 'series', 'species'],
  '<': ['equipment', 'information'],
  '< s': ['s'],
  '_<': ['sheep', 'fish', 'rice', 'money', 'police'],
  // Nothing: a singular that looks like a plural
  '>': [
    'is', 'jamas', 'creas', 'chaos', 'osmos', 'kudos', 'subspecies', 'rabies', 'eugenics', 'ophysics', 'aphysics',
    'thematics', 'domen', 'cumen', 'imen', 'pumice',
  ],
  '_>': ['s', 'rickets', 'omen', 'semen'],
} as const

/** How both wings refuse an empty name. */
export const EMPTY_NAME = 'The name is empty: write a word'
