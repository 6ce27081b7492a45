import { describe, expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recoverSection } from '../../src/cli/import/recover.js'
import { sameRows } from '../../src/cli/import/row.js'
import { bodyOf, run, titled } from './written.js'

/** Tables that almost are of resources, each under what is odd in it. */
const TABLES = titled(String.raw`
# a parameter under a singular resource, which has none
GET /user/:user_id/stats(.:format) user#preview
new_user GET /user/new(.:format) user#new
edit_user GET /user/edit(.:format) user#edit
user DELETE /user(.:format) user#destroy
user POST /user(.:format) user#create

# a resource in a collection that has no rows of its own
new_edit GET /person/edit/new(.:format) profile#new
edit_edit GET /person/edit/:id/edit(.:format) profile#edit
edit GET /person/edit/:id(.:format) profile#show
edit PUT /person/edit/:id(.:format) profile#update
edit DELETE /person/edit/:id(.:format) profile#destroy
new_person GET /person/new(.:format) person#new
person DELETE /person/:id(.:format) person#destroy

# a parameter that is named after no resource around it
publish_sheep POST /person/user/sheep/:id/stats(.:format) admin#preview
sheep GET /person/user/sheep(.:format) sheep#show
sheep PUT /person/user/sheep(.:format) sheep#update
POST /person/stats/person/:other_id/stats(.:format) posts/comments#preview
new_stats_person GET /person/stats/person/new(.:format) person#new

# rows of a singular resource with a format and without
search_user POST /user/:other_id/stats admin#publish
new_user GET /user/new(.:format) user#new
GET /user/edit(.:format) user#edit
user GET /user(.:format) user#show
user PATCH /user(.:format) user#update
user PUT /user user#update
post DELETE /user user#destroy
user POST /user(.:format) user#create

# two parameters of one resource
publish_user GET /photos/user/:user_id/stats(.:format) admin/pages#publish
new_user GET /photos/user/new(.:format) user#new
edit_user GET /photos/user/:key/edit(.:format) user#edit

# a nameless row before a form alone
POST /sheep/stats(.:format) Admin/posts#search
new_sheep GET /sheep/new(.:format) sheep#new
old_posts GET /sheep(.:format) sheep#show

# a plural resource in a singular one of which it has no name
publish_news_index PATCH /categories/news/publish(.:format) news#publish
GET /categories/news/publish(.:format) news#publish
PUT /categories/news/:news_id/files/*path(.:format) pages#show {:news_id=>/\d+/}
POST /categories/news(.:format) news#create
new_news GET /categories/news/new(.:format) news#new
edit_news GET /categories/news/:id/edit(.:format) news#edit {:id=>/\d+/}
news GET /categories/news/:id(.:format) news#show {:id=>/\d+/}
PUT /categories/news/:id(.:format) news#update {:id=>/\d+/}
DELETE /categories/news/:id(.:format) news#destroy {:id=>/\d+/}
new_categories GET /categories/new(.:format) categories#new
edit_categories GET /categories/edit(.:format) categories#edit
categories GET /categories(.:format) categories#show
PUT /categories(.:format) categories#update
DELETE /categories(.:format) categories#destroy
POST /categories(.:format) categories#create
POST /x/:from-:to(.:format) #show

# a nested row of another name
publish_user GET /users/user/:id/stats(.:format) x.y#publish
search_user POST /users/user/:user_id/x/:y(.:format) api/v1/posts#preview
new_user GET /users/user/new(.:format) user#new
preview_new_log POST /log/new(.:format) admin#preview
posts GET /log/:id(.:format) log#show
log DELETE /log/:id(.:format) log#destroy
stats POST /edit Admin/posts#update

# a resource at a path of another, without its name
new_x_user_profiles GET /news/user-profiles/new admin/api/user-profiles#new
x_user_profiles GET /news/user-profiles admin/api/user-profiles#show
PATCH /news/user-profiles admin/api/user-profiles#update
PUT /news/user-profiles admin/api/user-profiles#update
DELETE /news/user-profiles admin/api/user-profiles#destroy
POST /news/user-profiles admin/api/user-profiles#create
news_index GET /news(.:format) admin/api/things#index
POST /news(.:format) admin/api/things#create
new_news GET /news/new(.:format) admin/api/things#new
edit_news GET /news/:id/edit(.:format) admin/api/things#edit
news GET /news/:id(.:format) admin/api/things#show
PATCH /news/:id(.:format) admin/api/things#update
PUT /news/:id(.:format) admin/api/things#update
DELETE /news/:id(.:format) admin/api/things#destroy

# a row that takes a name before its resource
new_x_one  /people/new(.:format) people#show
x_people GET /people(.:format) people#index
POST /people(.:format) people#create
GET /people/new(.:format) people#new
edit_x_one GET /people/:id/edit(.:format) people#edit
x_one GET /people/:id(.:format) people#show
PUT /people/:id(.:format) people#update
DELETE /people/:id(.:format) people#destroy
comments GET /comments(.:format) comments#index
POST /comments(.:format) comments#create
new_comment GET /comments/new(.:format) comments#new
edit_comment GET /comments/:id/edit(.:format) comments#edit
comment GET /comments/:id(.:format) comments#show
PUT /comments/:id(.:format) comments#update
DELETE /comments/:id(.:format) comments#destroy

# rows of a resource that differ in their format
search_user POST /api/user/search(.:format) user#preview
preview_new_user POST /api/user/new/preview(.:format) user#preview
user GET /api/user user#index
user POST /api/user(.:format) user#create
new_post PATCH /api/user/:id user#update
new_user GET /api/user/new user#new
user DELETE /api/user/:id(.:format) user#destroy

# rows of a resource apart
log POST /profile/stats(.:format) profile#preview
new_profile GET /profile/new(.:format) profile#new
POST /news/x-y/:post_id(.:format) x.y#update
edit_profile GET /profile/:id/edit(.:format) profile#edit

# an action of a collection of another name
PATCH /post/my-posts/Photos(.:format) api/v1/posts#stats
search_log GET /:locale/log/search(.:format) profile#preview
new_locale_log GET /:locale/log/new(.:format) log#new
locale_log PATCH /:locale/log/:id(.:format) log#update

# resources called new
new_stats POST /:comment_id/log/a/b/new/:new_id/stats new#stats
post_log GET /:comment_id/log/a/b/new(.:format) new#index
a_b_new POST /:comment_id/log/a/b/new(.:format) new#create
new_a_b_new GET /:comment_id/log/a/b/new/new(.:format) new#new
edit_a_b_new GET /:comment_id/log/a/b/new/:id/edit new#edit
a_b_new GET /:comment_id/log/a/b/new/:id(.:format) new#show
a_b_new PATCH /:comment_id/log/a/b/new/:id(.:format) new#update
a_b_new PUT /:comment_id/log/a/b/new/:id(.:format) new#update
search_posts DELETE /:comment_id/log/a/b/new/:id(.:format) new#destroy
new_Photos_people GET /:comment_id/log/Photos/people/new(.:format) posts#new
Photos_people GET /:comment_id/log/Photos/people/:id(.:format) posts#show
Photos_people PUT /:comment_id/log/Photos/people/:id posts#update
log POST /:comment_id/log/edit/:id(.:format) Admin/posts#update

# a namespace in one of the same name
admin_long_name_statuses GET /admin/admin/statuses(.:format) admin/admin/statuses#index
POST /admin/admin/statuses(.:format) admin/admin/statuses#create
new_admin_long_name_status GET /admin/admin/statuses/new(.:format) admin/admin/statuses#new
edit_admin_long_name_status GET /admin/admin/statuses/:id/edit(.:format) admin/admin/statuses#edit
admin_long_name_status GET /admin/admin/statuses/:id(.:format) admin/admin/statuses#show
PATCH /admin/admin/statuses/:id(.:format) admin/admin/statuses#update
PUT /admin/admin/statuses/:id(.:format) admin/admin/statuses#update
DELETE /admin/admin/statuses/:id(.:format) admin/admin/statuses#destroy

# a controller that one row alone has in a module
POST /posts/comment(.:format) profile#publish
POST /user/comments/new Admin/posts#new
user_comments POST /user/comments(.:format) comments#create
new_user_comment GET /user/comments/new(.:format) comments#new
api_v1_posts GET /user/comments/:id/edit comments#edit

# a member whose name does not start with the path
post_new POST /post/new new#create
posts GET /post/new/:key new#show
post_new PATCH /post/new/:key admin/posts#update

# a nameless row at the start of a scope
DELETE /stats/:comment_id(.:format) news#stats
people GET /stats/people(.:format) people#index
people POST /stats/people(.:format) people#create
blog_post GET /stats/post/my-posts news#index

# one name for collection and member
a_b POST /a/b(.:format) api/b#create
a_b GET /a/b/:id(.:format) api/b#show
a_b PUT /a/b/:id(.:format) api/b#update
a_b DELETE /a/b/:id(.:format) api/b#destroy

# names that start with the path, between others
publish_v1 GET /edit/v1/search(.:format) v1#search
publish_v1 POST /edit/v1/:id/stats v1#search
edit_v1 POST /edit/v1(.:format) v1#create
edit_edit_v1 GET /edit/v1/:id/edit v1#edit
news DELETE /edit/v1/:id(.:format) v1#destroy

# a path that starts with a parameter
new_post_id_profile GET /:post_id/profile/new(.:format) admin/admin/posts#new
post_id_profile DELETE /:post_id/profile admin/admin/posts#destroy

# a format that some rows have
comments DELETE /comment admin/posts#log
search_new GET /new/:new_id/x/:y(.:format) new#preview
preview_new_new GET /new/new/preview(.:format) new#preview
new GET /new(.:format) new#index
new POST /new new#create
x GET /new/:id/edit new#edit
log POST /:post_id(.:format) admin/pages#edit

# an update of PUT alone before a row of no resource
preview_new_new GET /log/new/stats(.:format) news#search
log_new POST /log/new(.:format) new#create
log_new GET /log/new/:id(.:format) new#update
log_new PUT /log/new/:id(.:format) new#update
DELETE /:id x.y#stats
GET /news/photos(.:format) posts/comments#show

# rows whose order decides
b POST /search/a/b(.:format) b#create
new_b GET /search/a/b/new(.:format) b#new
edit_b GET /search/a/b/:id/edit(.:format) b#edit
b GET /search/a/b/:id(.:format) b#show

# a name that members have and another row
DELETE /archive(.:format) admin/posts#update
edit_post POST /edit(.:format) edit#create
edit_edit GET /edit/:id/edit(.:format) edit#edit
edit PUT /edit/:id(.:format) edit#update
edit GET /edit(.:format) edit#index
POST /:id/publish(.:format) admin#destroy {:kind=>"text"}
log PATCH /new/comment(.:format) admin#create

# a path as long as the one of the resource whose parameter it has
post_log GET /books/:post_id/log(.:format) books#log
posts GET /posts(.:format) posts#index
post GET /posts/:id(.:format) posts#show

# the parameter of a resource further behind in the path
post_log GET /posts/archive/:post_id/log(.:format) posts#log
posts GET /posts(.:format) posts#index
post GET /posts/:id(.:format) posts#show

# a word that ends in new
renew_log_posts GET /posts/renew/log(.:format) posts#renew
posts GET /posts(.:format) posts#index
post GET /posts/:id(.:format) posts#show

# a parameter that is almost the one of a parent
post_log GET /posts/:post2id/log(.:format) posts#log
posts GET /posts(.:format) posts#index
post GET /posts/:id(.:format) posts#show

# a collection and members of one controller at two paths
post_comments GET /posts/:post_id/comments(.:format) comments#index
POST /posts/:post_id/comments(.:format) comments#create
comment GET /notes/:id(.:format) comments#show
DELETE /notes/:id(.:format) comments#destroy
`)

describe('a table with', () => {
  test.each(TABLES)('%s', (_, table) => {
    const section = readRails(table).sections[0] ?? expect.fail('no section')
    const written = recoverSection(section)
    const text = printModule([written])
    expect(`\n${text}`).toMatchSnapshot()
    expect(written.leftOut).toEqual(section.leftOut)
    expect(text, 'no resource draws nothing').not.toContain('only: [] })')
    expect(sameRows(run(bodyOf(text)), section.rows)).toBe(true)
  })
})
