import { draw, member, namespace, type PatternOf, type RouteName, resource, resources, scope } from 'resourcery'
import { expectType } from 'tsd'

declare function value<Type>(): Type

// what a plain resource draws, in its place; its entry in the table is one text
const plain = draw([
  resources(['articles', 'people']),
  resource('account'),
  namespace('admin', [resources('line-items')]),
  resources('news'),
])
expectType<
  | `${'' | 'new_' | 'edit_'}${'article' | 'person' | 'account' | 'admin_line_item' | 'news'}`
  | 'articles'
  | 'people'
  | 'admin_line_items'
  | 'news_index'
>(value<RouteName<typeof plain>>())
expectType<'/people/:id/edit(.:format)'>(value<PatternOf<typeof plain, 'edit_person'>>())
expectType<'/account/new(.:format)'>(value<PatternOf<typeof plain, 'new_account'>>())
expectType<'/admin/line-items/:id(.:format)'>(value<PatternOf<typeof plain, 'admin_line_item'>>())

// each option, in names and patterns
const drawn = draw([
  resources('only', { only: ['update'] }),
  resources('excepts', { except: ['index', 'create', 'new', 'edit'] }),
  resources('paths', { only: ['new'], path: 'ways/of', pathNames: { new: 'fresh' } }),
  resources('params', { only: ['show'], param: 'slug' }),
  resources('names', { only: ['show', 'index'], as: 'labels' }),
  resources('nameless', { as: null }),
  resources('singulars', { only: ['show'], singular: 'one' }),
  resources('prefixes', { only: ['show'], pathPrefix: '/x/:y', namePrefix: 'z_' }),
  resources('formats', { only: ['show'], format: false }),
  resources('extras', {
    only: [],
    member: { publish: 'post' },
    collection: { search: 'get' },
    new: { preview: 'post' },
  }),
  resources('outers', { only: [], shallow: true }, [resources('inners', { only: ['index', 'show'] })]),
  resources('groups', { only: [] }, [member([resource('cover', { only: ['show'] })])]),
  scope({ path: 's', as: 't' }, [resources('scoped', { only: ['index'] })]),
])
type Set = typeof drawn
expectType<
  | 'only'
  | 'except'
  | 'new_path'
  | 'param'
  | 'labels'
  | 'label'
  | 'one'
  | 'z_prefix'
  | 'format'
  | 'publish_extra'
  | 'search_extras'
  | 'preview_new_extra'
  | 'outer_inners'
  | 'inner'
  | 'cover'
  | 't_scoped_index'
>(value<RouteName<Set>>())
expectType<'/ways/of/fresh(.:format)'>(value<PatternOf<Set, 'new_path'>>())
expectType<'/params/:slug(.:format)'>(value<PatternOf<Set, 'param'>>())
expectType<'/x/:y/prefixes/:id(.:format)'>(value<PatternOf<Set, 'z_prefix'>>())
expectType<'/formats/:id'>(value<PatternOf<Set, 'format'>>())
expectType<'/extras/:id/publish(.:format)'>(value<PatternOf<Set, 'publish_extra'>>())
expectType<'/extras/search(.:format)'>(value<PatternOf<Set, 'search_extras'>>())
expectType<'/extras/new/preview(.:format)'>(value<PatternOf<Set, 'preview_new_extra'>>())
expectType<'/outers/:outer_id/inners(.:format)'>(value<PatternOf<Set, 'outer_inners'>>())
expectType<'/inners/:id(.:format)'>(value<PatternOf<Set, 'inner'>>())
expectType<'/groups/:id/cover(.:format)'>(value<PatternOf<Set, 'cover'>>())
expectType<'/s/scoped(.:format)'>(value<PatternOf<Set, 't_scoped_index'>>())

// an action may be called as the place is where it stands; `new` alone is another word for its place
const called = draw([
  resources('clubs', { only: [], member: { member: 'get' }, collection: { collection: 'get' }, new: { new: 'any' } }),
])
expectType<'member_club' | 'collection_clubs' | 'new_club'>(value<RouteName<typeof called>>())
expectType<'/clubs/:id/member(.:format)'>(value<PatternOf<typeof called, 'member_club'>>())
expectType<'/clubs/collection(.:format)'>(value<PatternOf<typeof called, 'collection_clubs'>>())
expectType<'/clubs/new(.:format)'>(value<PatternOf<typeof called, 'new_club'>>())
