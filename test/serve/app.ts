import { html } from '../../src/form/index.js'
import { draw, redirect, resources } from '../../src/index.js'
import { redirectTo, serve } from '../../src/serve/index.js'

/** A small application that every host serves: notes with files. */
export const routes = draw([
  resources('notes', {}, [resources('files', { only: ['create'] })]),
  redirect('/old', '/notes'),
])

export const handler = serve(
  routes,
  {
    notes: {
      index: ({ query }) => ({ page: query.page ?? '1' }),
      create: ({ params, helpers }) => redirectTo(helpers.note_path(String(params.note?.title))),
      new: () => html`<h1>${'A <new> note'}</h1>`,
      edit: () => {
        throw new Error('secret')
      },
      show: ({ params }) => params,
      update: async ({ params, request }) => ({ ...params, method: request.method }),
      destroy: () => undefined,
    },
    files: {
      create: async ({ params }) => {
        const file = params.file?.upload
        return file instanceof File ? { name: file.name, text: await file.text() } : { none: true }
      },
    },
  },
  { onError: () => undefined },
)
