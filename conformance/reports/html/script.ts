/**
 * Filters the page and searches it. Without scripts, the page shows everything. Each element of a result has the
 * attribute `data-outcome`. A group of results is hidden if all its results are hidden.
 */
export const SCRIPT = `
const form = document.querySelector('form');
const output = form.querySelector('output');
const items = [...document.querySelectorAll('[data-outcome]')];
const groups = [...document.querySelectorAll('article, .group, main > section')]
  .filter((group) => group.querySelector('[data-outcome]')).reverse();
const opens = document.querySelector('[data-opens]');
const all = output.textContent;
const texts = new Map();
// A search for the heading of a cause also finds its cases.
const textOf = (item) => {
  if (!texts.has(item)) {
    const cause = item.closest('article')?.querySelector('h3');
    const own = (item.querySelector(':scope > summary') ?? item).textContent;
    const group = item.closest('.group:not([data-opens])')?.querySelector('summary');
    texts.set(item, [own, item.dataset.area, cause?.textContent, group?.textContent].join(' ').toLowerCase());
  }
  return texts.get(item);
};
function filter() {
  const { text, ...wanted } = Object.fromEntries(new FormData(form));
  const words = text.toLowerCase().split(/\\s+/).filter(Boolean);
  const choices = Object.entries(wanted).filter(([, value]) => value !== '');
  const isActive = words.length + choices.length > 0;
  let left = 0;
  for (const item of items) {
    const fits = choices.every(([name, value]) => (item.dataset[name] ?? '').split(' ').includes(value))
      && (words.length === 0 || words.every((word) => textOf(item).includes(word)));
    item.hidden = !fits;
    if (fits && item.parentElement.className === 'results') left += 1;
  }
  for (const group of groups)
    group.hidden = isActive && !group.querySelector('[data-outcome]:not([hidden])');
  if (isActive) opens.open = true;
  output.textContent = isActive ? left + ' of ' + all : all;
}
let timer;
form.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(filter, 120); });
form.addEventListener('reset', () => setTimeout(filter));
form.addEventListener('submit', (event) => event.preventDefault());
form.hidden = false;
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  if (target.hidden) { form.reset(); setTimeout(openTarget, 50); return; }
  target.open = true;
  target.scrollIntoView();
  target.querySelector('summary')?.focus();
}
addEventListener('hashchange', openTarget);
openTarget();
`;
