/** Checks that the files exist which the pages name, and that the examples of CI run the project's own script. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { readGuide } from './readGuide.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: PROJECT_DIR,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(PROJECT_DIR, file)) && file !== '');
const rooms = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const pages = files.filter((file) => /\.md$/.test(file) && !file.startsWith('generated/'));
const read = (file: string) => readFileSync(join(PROJECT_DIR, file), 'utf8');

/**
 * Returns the files and folders of the project that a page names. A name is in backticks, begins with a top-level
 * folder, and ends in a slash or an extension. `<area>` and `*` match any text. Code blocks are ignored.
 */
function filesNamedIn(text: string): string[] {
  const prose = text.replaceAll(/^( *)```.*?^\1```$/gms, '');
  return [...prose.matchAll(/`([\w.-]+(?:\/[\w.<>*-]+)*(?:\/|\/[\w<>*-]*\.[\w.<>*-]+))`/g)]
    .map(([, path]) => path!)
    .filter((path) => rooms.has(path.split('/')[0]!));
}

function isThere(path: string): boolean {
  if (existsSync(join(PROJECT_DIR, path))) return true;
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<[^>]+>|\*/g, '[^/]+');
  return /[<*]/.test(path) && files.some((file) => new RegExp(`^${pattern}`).test(file));
}

test.each(pages)('%s names only files that exist', (page) => {
  expect(filesNamedIn(read(page)).filter((path) => !isThere(path))).toEqual([]);
});

test.each([
  ['.github/workflows/ci.yml', 'jobs'],
  ['.gitlab-ci.yml', undefined],
])("%s runs the project's own script and an audit", (file, key) => {
  const workflow = parse(read(file));
  const jobs: object[] = Object.values(key ? workflow[key] : workflow);
  const commands = jobs.map((job) => JSON.stringify(job));
  expect(commands.some((text) => text.includes('".ci/run"'))).toBe(true);
  expect(commands.some((text) => text.includes('"npm audit"'))).toBe(true);
});

test.each(pages)('%s has no command that a list swallows', (page) => {
  // Four spaces after a list continue its last item as prose. A fence begins a block there, too.
  const prose = read(page).replaceAll(/^( *)```.*?^\1```$/gms, '');
  expect(prose).not.toMatch(/^(?:-|\d+\.) .*\n(?: +\S.*\n)*\n {4}\S/m);
});

test('the links of all pages lead to existing files and headings', async () => {
  const read = await Promise.all(pages.map((file) => readGuide(join(PROJECT_DIR, file))));
  const dead = read.flatMap(({ file, links }) =>
    links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#') as [string, string | undefined];
        const target = path === '' ? file : join(dirname(file), path);
        const page = read.find((one) => one.file === target);
        return !existsSync(target) || (anchor && !page?.anchors.includes(anchor));
      })
      .map((link) => `${relative(PROJECT_DIR, file)}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('the numbers at the top of the README are those of the last measurement', () => {
  const figures: { packages: { name: string; value: number }[] } = JSON.parse(
    read('docs/figures.json'),
  );
  const value = (name: string) =>
    figures.packages.find((one) => one.name === `forge-sandbox: ${name}`)?.value ?? Number.NaN;
  const comparison: { faultless: { tool: string; falseAlarms: number[] }[] } = JSON.parse(
    read('docs/comparison.json'),
  );
  const alarms = comparison.faultless
    .filter(({ tool }) => /^ours-(reading|writing)$/.test(tool))
    .map(({ falseAlarms }) => falseAlarms);
  expect(alarms.map((runs) => runs.length)).toEqual([3, 3]);
  const sum = alarms.flat().reduce((all, one) => all + one, 0);
  const seconds = (value('first response') / 1000).toFixed(1);
  expect(read('README.md')).toContain(
    `| ${value('installs')} packages, ${value('installed').toFixed(0)} MB | ${seconds} s | ${sum} false alarms |`,
  );
});
