import { expectAssignable, expectType } from 'tsd'
import { singularize } from '../src/inflection.js'
import type { EMPTY_NAME } from '../src/inflection-tables.js'
import type { CamelCase, Inflections, NoInflections, Pluralize, Singularize } from '../types/inflection.js'

declare function value<Type>(): Type

// Singularize: endings
expectType<'article'>(value<Singularize<'articles'>>())
expectType<'category'>(value<Singularize<'categories'>>())
expectType<'movie'>(value<Singularize<'movies'>>())
expectType<'status'>(value<Singularize<'statuses'>>())
expectType<'house'>(value<Singularize<'houses'>>())
expectType<'analysis'>(value<Singularize<'analyses'>>())
expectType<'leaf'>(value<Singularize<'leaves'>>())
expectType<'archive'>(value<Singularize<'archives'>>())
expectType<'matrix'>(value<Singularize<'matrices'>>())
expectType<'criterion'>(value<Singularize<'criteria'>>())
expectType<'child'>(value<Singularize<'children'>>())

// Singularize: singulars stay, equal plurals too
expectType<'status'>(value<Singularize<'status'>>())
expectType<'news'>(value<Singularize<'news'>>())
expectType<'series'>(value<Singularize<'series'>>())
expectType<'person'>(value<Singularize<'person'>>())

// Singularize: compounds and capitals
expectType<'order_status'>(value<Singularize<'order_statuses'>>())
expectType<'y-axis'>(value<Singularize<'y-axes'>>())
expectType<'salesperson'>(value<Singularize<'salespeople'>>())
expectType<'People_Counter'>(value<Singularize<'People_Counters'>>())
expectType<'Person'>(value<Singularize<'People'>>())
expectType<'CATEGORy'>(value<Singularize<'CATEGORIES'>>())

// Singularize: what is no single literal
expectType<never>(value<Singularize<never>>())
expectType<string>(value<Singularize<string>>())
expectType<'article' | 'person' | 'box'>(value<Singularize<'articles' | 'people' | 'boxes'>>())
expectType<`${string}_status`>(value<Singularize<`${string}_statuses`>>())
expectType<typeof EMPTY_NAME>(value<Singularize<''>>())
expectType<typeof EMPTY_NAME | 'article'>(value<Singularize<'' | 'articles'>>())

// Pluralize
expectType<'accounts'>(value<Pluralize<'account'>>())
expectType<'companies'>(value<Pluralize<'company'>>())
expectType<'order_statuses'>(value<Pluralize<'order_status'>>())
expectType<'analyses'>(value<Pluralize<'analysis'>>())
expectType<'people'>(value<Pluralize<'person'>>())
expectType<'settings'>(value<Pluralize<'settings'>>())
expectType<'series'>(value<Pluralize<'series'>>())
expectType<'accounts' | 'boxes'>(value<Pluralize<'account' | 'box'>>())
expectType<never>(value<Pluralize<never>>())
expectType<string>(value<Pluralize<string>>())
expectType<typeof EMPTY_NAME>(value<Pluralize<''>>())

// Inflections of the application
type Marine = {
  readonly irregular: readonly [readonly ['octopus', 'octopodes']]
  readonly uncountable: readonly ['metadata']
}
expectType<'octopus'>(value<Singularize<'octopodes', Marine>>())
expectType<'marine_octopus'>(value<Singularize<'marine_octopodes', Marine>>())
expectType<'marine-octopodes'>(value<Pluralize<'marine-octopus', Marine>>())
expectType<'metadata'>(value<Singularize<'metadata', Marine>>())
expectType<'article'>(value<Singularize<'articles', Marine>>())
expectType<'articles'>(value<Pluralize<'article', Marine>>())
expectType<'octopus'>(value<Singularize<'octopi', Marine>>())
expectType<'octopode'>(value<Singularize<'octopodes'>>())
expectType<'articles'>(value<Singularize<'articles', { uncountable: ['articles'] }>>())
expectType<'article'>(value<Singularize<'articles', NoInflections>>())
expectType<'article'>(value<Singularize<'articles', { irregular: [] }>>())

// Inflections of which the words are not known
expectType<string>(value<Singularize<'articles', Inflections>>())
expectType<string>(value<Pluralize<'article', { uncountable: string[] }>>())

expectAssignable<Inflections>({ irregular: [['octopus', 'octopodes']] })
expectAssignable<Inflections>({ uncountable: ['metadata'] })
// @ts-expect-error: one word is no pair
expectAssignable<Inflections>({ irregular: [['octopus']] })
// @ts-expect-error: two words are no list of pairs
expectAssignable<Inflections>({ irregular: ['octopus', 'octopodes'] })

// CamelCase
expectType<'articleCommentPath'>(value<CamelCase<'article_comment_path'>>())
expectType<'articleId'>(value<CamelCase<'article_id'>>())
expectType<'id'>(value<CamelCase<'id'>>())
expectType<'v1_2Path'>(value<CamelCase<'v1_2_path'>>())
expectType<'_privateId'>(value<CamelCase<'_private_id'>>())
expectType<'a__b'>(value<CamelCase<'a__b'>>())
expectType<'id_'>(value<CamelCase<'id_'>>())
expectType<'APIKey'>(value<CamelCase<'API_key'>>())
expectType<'articlePath' | 'articleUrl'>(value<CamelCase<'article_path' | 'article_url'>>())
expectType<never>(value<CamelCase<never>>())
expectType<string>(value<CamelCase<string>>())
expectType<''>(value<CamelCase<''>>())

// CamelCase: depth, each part another
type Deep =
  `${'a1_b2_c3_d4_e5_f6_g7_h8_i9_j0_k1_l2_m3_n4_o5_p6_q7_r8_s9_t0'}_${'u1_v2_w3_x4_y5_z6_aa_bb_cc_dd_ee_ff_gg_hh_ii_jj_kk_ll_mm_nn'}_${'oo_pp_qq_rr_ss_tt_uu_vv_ww_xx'}`
expectType<'a1B2C3D4E5F6G7H8I9J0K1L2M3N4O5P6Q7R8S9T0U1V2W3X4Y5Z6AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXx'>(
  value<CamelCase<Deep>>(),
)

// The functions take what their twins take
// @ts-expect-error: a number is no name
singularize(1)
// @ts-expect-error: one word is no pair
singularize('articles', { irregular: [['octopus']] })
