import { posix } from 'node:path';
import { escapeMarkup } from '../conformance/index.ts';
import type { SitePage } from './readPages.ts';

/** The parts of the site, by their names in the menu. */
const MENU = {
  Start: 'index.html',
  Guides: 'docs/guides/index.html',
  Reference: 'reference/index.html',
  'Everyday pack': 'everyday/reference/index.html',
  Comparison: 'docs/comparison.html',
  Integrations: 'docs/integrations.html',
  Servers: 'servers/index.html',
};

/** Returns a function that writes a page with menu and search. @param version the version of the contract */
export function createLayout(version: string): (page: SitePage) => string {
  return ({ address, title, html }) => {
    const root = posix.relative(posix.dirname(address), '.') || '.';
    const entries = Object.entries(MENU).map(([name, place]) => {
      const current = place === address ? ' aria-current="page"' : '';
      return `<li><a href="${root}/${place}"${current}>${name}</a></li>`;
    });
    return `<!doctype html>
<html lang="en" data-root="${root}/">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title === 'forge-contract' ? title : `${title} · forge-contract`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/site.css">
<script src="${root}/search.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<nav aria-label="Site"><ul>${entries.join('')}</ul></nav>
<form role="search"><label for="search">Search</label> <input id="search" type="search" autocomplete="off"></form>
</header>
<section id="results" aria-label="Results of the search" hidden><p role="status"></p><ul></ul></section>
<main id="content" tabindex="-1">
${html}</main>
<footer>forge-contract ${escapeMarkup(version)}: <a href="${root}/openapi.json">OpenAPI 3.1</a>, <a href="${root}/openapi.portable.json">OpenAPI 3.0 for generators</a>. Pages, search and reference load nothing from other sites.</footer>
</body>
</html>
`;
  };
}
