// @ts-check
/** The search of the site. Its index is loaded when a reader enters the field. */
const root = document.documentElement.dataset.root ?? './';
const field = /** @type {HTMLInputElement} */ (document.querySelector('#search'));
const panel = /** @type {HTMLElement} */ (document.querySelector('#results'));
const [status, list] = /** @type {[Element, Element]} */ ([...panel.children]);
const MOST = 20;

/** @typedef {[address: string, title: string, heading: string, text: string]} Entry */

/** @type {Promise<Entry[]> | undefined} */
let index;

/** @returns {Promise<Entry[]>} the texts of all sections */
function loadIndex() {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}search-index.js`;
    script.onload = () => resolve(Reflect.get(globalThis, 'searchIndex'));
    script.onerror = () => reject(new Error('search-index.js is missing. Write the site again.'));
    document.head.append(script);
  });
  return index;
}

/**
 * Returns how well a section fits: words in headings count more, and guides before other pages. 0 if a word is missing.
 * @param {Entry} entry
 * @param {string[]} words
 */
function rank([address, title, heading, text], words) {
  const places = [
    [title, 3],
    [heading, heading ? 4 : 0],
    [text, 1],
  ];
  const points = words.map((word) =>
    places.reduce(
      (sum, [place, weight]) =>
        sum + (String(place).toLowerCase().includes(word) ? Number(weight) : 0),
      0,
    ),
  );
  const sum = points.includes(0) ? 0 : points.reduce((all, one) => all + one, 0);
  return address.startsWith('docs/guides/') ? 1.5 * sum : sum;
}

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  panel.hidden = words.length === 0;
  if (panel.hidden) return;
  const found = (await loadIndex())
    .map((entry) => ({ entry, points: rank(entry, words) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  status.textContent =
    found.length === 0 ? 'No page has all these words. Use fewer words.' : `${found.length} places`;
  list.replaceChildren(
    ...found.slice(0, MOST).map(({ entry: [address, title, heading, text] }) => {
      const link = document.createElement('a');
      link.href = root + address;
      link.textContent = heading ? `${title}: ${heading}` : title;
      const item = document.createElement('li');
      const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? '') - 40);
      item.append(link, ` ${at > 0 ? '…' : ''}${text.slice(at, at + 120).trim()}…`);
      return item;
    }),
  );
}

field.addEventListener('focus', () => loadIndex(), { once: true });
field.addEventListener('input', search);
field.form?.addEventListener('submit', (event) => event.preventDefault());
