/** The one style sheet. */
export const STYLE = `
:root {
  --paper: #fdfbf7; --ink: #23211d; --soft: #77716a; --line: #e7e1d7; --accent: #b3472d; --card: #fff;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1b19; --ink: #ece7df; --soft: #a29a90; --line: #38342f; --accent: #e58a6f; --card: #262320; }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.65 Georgia, 'Iowan Old Style', serif }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 0 1.5rem }
header { display: flex; align-items: baseline; justify-content: space-between; padding-top: 2.5rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line) }
header a { text-decoration: none; color: inherit }
header .name { font-size: 1.5rem; font-weight: bold; letter-spacing: -.01em }
nav a, .meta, label, button, .button, input, select, table, .notice, .issues, footer { font-family: ui-sans-serif, system-ui, sans-serif; font-size: .85rem }
nav a { margin-left: 1.2rem; color: var(--soft) }
nav a:hover, h2 a:hover { color: var(--accent) }
main { padding-top: 2rem; padding-bottom: 3rem }
footer { color: var(--soft); padding-top: 1rem; padding-bottom: 3rem; border-top: 1px solid var(--line) }
h1 { font-size: 2.1rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .4rem }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 0 }
h2 a { color: inherit; text-decoration: none }
h3 { font-size: 1.1rem; margin: 3rem 0 1rem }
a { color: var(--accent) }
.meta { color: var(--soft); margin: .2rem 0 1.2rem }
.tag { display: inline-block; padding: .05rem .6rem; border: 1px solid var(--line); border-radius: 1rem; margin-right: .5rem }
.list > article { padding: 1.6rem 0; border-bottom: 1px solid var(--line) }
.list > article:first-child { padding-top: 0 }
.list > article:last-child { border-bottom: 0 }
.list p { margin: .4rem 0 0 }
.comment { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .9rem 1.2rem; margin: 0 0 .8rem }
.comment p { margin: 0 }
.comment .meta { margin: .3rem 0 0; display: flex; justify-content: space-between; align-items: center }
form.fields { display: grid; gap: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1.4rem }
form.fields label { font-weight: 600; display: block; margin-bottom: .3rem }
form.fields .check label { display: inline; font-weight: normal; margin-left: .4rem }
input[type=text], textarea, select { width: 100%; padding: .55rem .7rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--paper); color: inherit; font-size: 1rem }
textarea { min-height: 6rem; font-family: inherit; line-height: 1.6 }
textarea.long { min-height: 16rem }
:is(input, textarea, select, button, a):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
button, a.button { justify-self: start; text-decoration: none; font-size: .85rem; padding: .55rem 1.2rem; border: 0; border-radius: .4rem; background: var(--accent); color: #fff; font-weight: 600; cursor: pointer }
button.quiet { padding: .2rem .5rem; background: none; color: var(--accent); font-weight: normal; border: 1px solid var(--line) }
table { width: 100%; border-collapse: collapse }
td, th { text-align: left; padding: .7rem .5rem .7rem 0; border-bottom: 1px solid var(--line) }
td > div { display: flex; gap: .6rem; justify-content: flex-end; align-items: center }
td a { text-decoration: none }
th:last-child, td:last-child { padding-right: 0 }
.notice { background: var(--card); border-left: 3px solid var(--accent); padding: .6rem 1rem; margin: 0 0 1.6rem }
.issues { color: var(--accent); margin: 0; padding-left: 1.2rem }
.top { display: flex; justify-content: space-between; align-items: center; margin-bottom: 1rem }
.top h1 { margin: 0 }
`
