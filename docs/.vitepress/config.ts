import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { COMPILER, writeCompiler } from './compiler-asset.js'

const dist = (file: string): string => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url))

// where the site stands, if not at the root of its host
const base = process.env.DOCS_BASE ?? '/'

export default defineConfig({
  title: 'resourcery',
  description: 'Typed URL helpers, a matcher and a route table from one declaration',
  lang: 'en',
  head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
  base,
  cleanUrls: true,
  lastUpdated: false,
  // pages lead to files of the repository, which is not part of the site
  ignoreDeadLinks: [/\.\.\/|\/test\/|CHANGELOG/],
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/declaring' },
      { text: 'Reference', link: '/api/' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: [
      {
        text: 'Guide',
        items: [
          { text: 'Declaring routes', link: '/declaring' },
          { text: 'Helpers', link: '/helpers' },
          { text: 'Matching', link: '/matching' },
          { text: 'Forms and parameters', link: '/forms' },
          { text: 'Serving', link: '/serving' },
          { text: 'Front ends', link: '/front-ends' },
        ],
      },
      {
        text: 'Seeing the routes',
        items: [
          { text: 'The command line', link: '/cli' },
          { text: 'From a program', link: '/inspect' },
        ],
      },
      {
        text: 'Coming from',
        items: [
          { text: 'Rails', link: '/rails' },
          { text: 'Another router', link: '/other-routers' },
        ],
      },
      {
        text: 'Details',
        items: [
          { text: 'Singulars and plurals', link: '/inflection' },
          { text: 'Limits', link: '/limits' },
          { text: 'How it works inside', link: '/internals' },
          { text: 'Reference', link: '/api/' },
        ],
      },
    ],
  },
  buildEnd: ({ outDir }) => writeCompiler(outDir),
  vite: {
    resolve: {
      alias: [
        { find: /^resourcery$/, replacement: dist('index.js') },
        { find: /^resourcery\/inspect$/, replacement: dist('inspect.js') },
      ],
    },
    worker: {
      format: 'es',
      rollupOptions: { external: ['typescript'], output: { paths: { typescript: `${base}${COMPILER}` } } },
    },
  },
})
