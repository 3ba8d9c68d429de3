/**
 * The style sheet of the page, for light and dark mode. Every text colour has a contrast of at least 4.5 to 1 on its
 * background.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fff; --soft: #f2f3f5; --line: #c9cdd2;
  --quiet: #565b61; --good: #0a6b2d; --bad: #b3121d; --unsure: #7a4f00; --link: #0b57a4; --bar: #d5e8da }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --paper: #15171a; --soft: #202327; --line: #3a3f45;
    --quiet: #a3a9b0; --good: #5fd08a; --bad: #ff8087; --unsure: #f0b849; --link: #7cb7ff; --bar: #1d3a28 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header, main, form { max-width: 80rem; margin: auto; padding: .25rem 1.25rem }
main { padding-bottom: 4rem }
h1 { font-size: 1.5rem } h2 { margin: 2.5rem 0 .5rem; font-size: 1.3rem }
h3 { margin: 0; font-size: 1.05rem } h4 { margin: 1.25rem 0 0 }
h5 { margin: .6rem 0 .2rem; font-size: .85rem }
small { font-weight: normal; color: var(--quiet) } a { color: var(--link) }
article, details.group, article > details { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .9rem; margin: .6rem 0 }
article { border-left: .3rem solid var(--bad) } article.advice { border-left-color: var(--unsure) }
.results li { content-visibility: auto; contain-intrinsic-size: auto 1.9rem }
summary { cursor: pointer; padding: .15rem 0 }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
[hidden] { display: none !important }
pre { margin: 0; background: var(--soft); padding: .6rem .75rem; border-radius: .4rem; overflow: auto; max-height: 24rem; font-size: .85rem; white-space: pre-wrap }
code { font-size: .9em }
blockquote { margin: .5rem 0; padding-left: .75rem; border-left: .2rem solid var(--line) } blockquote p { margin: .25rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: .25rem 0 .75rem }
dt { color: var(--quiet) } dd { margin: 0; font-family: ui-monospace, monospace; font-size: .85rem }
.exchange { border-top: 1px solid var(--line); margin-top: 1rem }
.again { display: inline-block; margin: .15rem .9rem .15rem 0 } nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; margin: .5rem 0 } .hint { border-left: .3rem solid var(--unsure); padding-left: .75rem }
.chips, .shares, .names, .results { padding: 0; list-style: none; margin: .5rem 0 }
.chips, .shares { display: flex; flex-wrap: wrap; gap: .4rem }
.chips li, .shares li { border: 1px solid; border-radius: 1rem; padding: 0 .75rem }
.shares li { border: 1px solid var(--line); border-radius: .4rem; background: linear-gradient(90deg, var(--bar) var(--share), transparent var(--share)) }
.names { display: flex; flex-wrap: wrap; gap: .15rem .9rem; font-size: .9rem }
.results li { display: grid; grid-template-columns: 6.5rem 1fr max-content; gap: .5rem; padding: .15rem 0; border-top: 1px solid var(--line) }
.scroll { overflow-x: auto; margin: .75rem 0 } table { border-collapse: collapse; font-size: .9rem }
table { overflow-wrap: normal } th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: center; vertical-align: top }
th[scope^=row] { text-align: left; font-weight: 500 } thead th { background: var(--soft); vertical-align: bottom; font-weight: 600 }
#matrix thead th:nth-child(n+4) span { writing-mode: vertical-rl; transform: rotate(180deg) }
#matrix th[scope^=row] { white-space: nowrap } #coverage td span { white-space: nowrap; margin-right: .4rem }
#coverage th small { white-space: nowrap }
.missing-parts ul { text-align: left; margin: .25rem 0; padding-left: 1.1rem; max-height: 16rem; overflow: auto }
form { position: sticky; top: 0; z-index: 1; background: var(--paper); border-block: 1px solid var(--line); padding-block: .5rem;
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
form label { display: flex; gap: .4rem; align-items: center; color: var(--quiet); font-size: .9rem }
input, select, button { font: inherit; font-size: .95rem; color: var(--ink); background: var(--soft); border: 1px solid var(--quiet); border-radius: .35rem; padding: .25rem .5rem; min-height: 2rem; max-width: 11rem }
output { font-size: .9rem }
section, article, details { scroll-margin-top: 4.5rem }
.pass, .conforms { color: var(--good) } .fail, .error, .violates { color: var(--bad) } td.fail, td.error { font-weight: 700 }
.advised, .known-fail, .blocked, .incomplete { color: var(--unsure) } .not-run, .vacuous, .disabled, .unsupported, .missing { color: var(--quiet) }
@media (max-width: 40rem) {
  form { position: static } form label, form input, form select { width: 100%; max-width: none } form label { display: grid; grid-template-columns: 4.5rem 1fr }
  .results li { grid-template-columns: 1fr max-content } .results li > :nth-child(2) { grid-row: 2; grid-column: 1 / -1 }
  #coverage th small { white-space: normal } h1 { font-size: 1.25rem } dl { grid-template-columns: 1fr } section, article, details { scroll-margin-top: 0 } }
@media print { form { display: none } }
`;
