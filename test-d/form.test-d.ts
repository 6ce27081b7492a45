import { draw, resources } from 'resourcery'
import {
  type Attributes,
  formFor,
  formProps,
  formTag,
  type Html,
  html,
  methodOverride,
  type NestedParams,
  parseParams,
  readParams,
} from 'resourcery/form'
import { expectAssignable, expectError, expectType } from 'tsd'

const routes = draw([resources('posts')], { origin: 'https://example.com' })

// paths: those of helpers, and no other text
expectType<Html>(formTag(routes.post_path(1), { method: 'put' }))
expectType<Html>(formTag(routes.posts_path({ query: { page: 1 } }), { class: 'wide', hidden: true }, 'text'))
expectType<Html>(formTag(routes.post_url(1)))
expectError(formTag('posts'))
expectError(formTag(1))
expectError(formTag(routes.posts_path(), { method: 'PUT' }))
expectError(formTag(routes.posts_path(), { method: 'head' }))
expectError(formTag(routes.posts_path(), { class: {} }))

// props
expectType<'get' | 'post'>(formProps(routes.post_path(1), { method: 'delete', token: 'x' }).form.method)
expectType<'hidden'>(formProps('/posts').hidden[0]?.type ?? 'hidden')
expectError(formProps('/posts', { class: 'wide' }))

// a record: its attributes have fields, and others have none
interface Post {
  title: string
  author: { name: string } | null
}
declare const post: Post
expectType<Html>(formFor({ post }, { url: routes.post_path(1), html: { method: 'put' } }, (f) => f.text('title')))
expectError(formFor({ post }, { url: routes.post_path(1) }, (f) => f.text('titel')))
expectType<Html>(formFor(post, { url: routes.post_path(1), as: 'post' }, (f) => f.text('title')))
expectError(formFor(post, { url: routes.post_path(1), as: 'post' }, (f) => f.text('titel')))
expectError(formFor({ post }, { url: 'posts' }, (f) => f.text('title')))

// a name alone: any field
expectType<Html>(formFor('post', { url: routes.posts_path() }, (f) => [f.text('title'), f.checkbox('anything')]))

// a record in a record
expectType<Html>(formFor({ post }, { url: '/' }, (f) => f.fields('author', (g) => g.text('name'))))
expectError(formFor({ post }, { url: '/' }, (f) => f.fields('author', (g) => g.text('nmae'))))

// choices
formFor('post', { url: '/' }, (f) => {
  expectType<Html>(f.select('kind', ['a', 1, ['Text', 'value']], { prompt: 'Choose', multiple: true }))
  expectError(f.select('kind', [['Text', 'value', 'more']]))
  expectType<Html>(f.checkbox('x', { value: 'yes', unchecked: null }))
  expectError(f.radio('x'))
  return ''
})

// what HTML takes
expectType<Html>(html`${'a'}${1}${null}${[html``, ['b']]}`)
expectError(html`${{}}`)
expectError(html`${new Date()}`)
expectError(html`${() => ''}`)
expectAssignable<Attributes>({ class: 'a', 'data-id': 1, hidden: true, title: undefined })

// parameters
expectType<NestedParams>(parseParams('a[b]=1'))
expectType<NestedParams>(parseParams(new FormData(), { depth: 3 }))
expectError(parseParams('a', { deep: 3 }))
expectType<Promise<NestedParams>>(readParams(new Request('https://example.com')))
expectType<Promise<Request>>(methodOverride(new Request('https://example.com'), { header: true, size: 10 }))
