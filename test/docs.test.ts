/** Checks that the files exist which the pages name, and that the examples of CI run the project's own script. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../cli/commands.ts';
import { mcpCommand } from '../cli/mcp.ts';
import { createProgram, standAlone } from '../cli/runProgram.ts';
import { sandboxCommand } from '../cli/sandbox.ts';
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

test('each text that a page gives to the tests of the laboratory is in the path of one', () => {
  const named = pages.flatMap((page) => [
    ...read(page).matchAll(/`npm run laboratory -- (\w[^`]*)`/g),
  ]);
  const ofLaboratory = files.filter((file) => /^laboratory\/.*\.test\.ts$/.test(file));
  const missing = named.filter(([, text]) => !ofLaboratory.some((file) => file.includes(text!)));
  expect(missing.map(([command]) => command)).toEqual([]);
  expect(named).not.toEqual([]);
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

const figures: { packages: { name: string; value: number }[] } = JSON.parse(
  read('docs/figures.json'),
);
/** Returns the last measurement of a package: `installs`, `installed` in MB, `first response` in ms. */
const measured = (name: string, figure: string) =>
  figures.packages.find((one) => one.name === `${name}: ${figure}`)?.value ?? Number.NaN;

test('the numbers at the top of the README are those of the last measurement', () => {
  const value = (figure: string) => measured('forge-sandbox', figure);
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

test('the README has the last measurement of each package, and its own page, too', () => {
  const readme = read('README.md');
  for (const [name, page] of [
    ['forge-contract-client', undefined],
    ['forge-sandbox', 'sandbox/README.md'],
    ['forge-contract', 'cli/README.md'],
    ['forge-contract-mcp', 'mcp/README.md'],
    ['forge-contract-benchmark', undefined],
  ] as const) {
    const installs = measured(name, 'installs');
    const size = measured(name, 'installed').toFixed(0);
    expect(readme).toMatch(
      new RegExp(`^\\| \`${name}\` \\|.* \\| ${installs}, ${size} MB \\|`, 'm'),
    );
    if (page) expect(read(page)).toContain(`It installs ${installs} packages in ${size} MB.`);
  }
  const memory = measured('forge-sandbox', 'memory after it').toFixed(0);
  expect(readme).toContain(`The sandbox then takes ${memory} MB of memory.`);
});

describe('a command that a page names', () => {
  const programs = [
    createProgram(commands()),
    standAlone(sandboxCommand('forge-sandbox'), 'forge-sandbox'),
    standAlone(mcpCommand(), 'forge-contract-mcp'),
  ];

  test.each(pages.filter((page) => commandsIn(read(page)).length > 0))(
    'has options and arguments that exist, in %s',
    (page) => {
      const wrong = commandsIn(read(page)).flatMap((line) => {
        const [name, ...args] = splitLine(line);
        const problem = findProblem(programs.find((one) => one.name() === name)!, args);
        return problem === undefined ? [] : [`${line}: ${problem}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each([
    ['forge-contract cleanup fc-t5k2x9ab12 --profile forge.yaml', 'too many arguments'],
    ['forge-contract cleanup --name fc-t5k2x9ab12', 'unknown option --name'],
    ['forge-contract clean --last', 'no command clean'],
    ['forge-contract report merge', 'a missing argument'],
  ])('is found wrong: %s', (line, problem) => {
    const [, ...args] = splitLine(line);
    expect(findProblem(programs[0]!, args)).toBe(problem);
  });
});

/** Returns the commands of the project in blocks of code, indented or fenced, without `npx`. */
function commandsIn(text: string): string[] {
  const lines = text.replaceAll(/ *\\\n\s*/g, ' ').split('\n');
  return lines.flatMap((line) => {
    const [, command] =
      /^ *(?:\$ |[A-Z_]+=\S+ )*npx (forge-(?:contract-mcp|contract|sandbox)(?![\w-]).*)$/.exec(
        line,
      ) ?? [];
    return command === undefined ? [] : [command];
  });
}

/** Splits a line into words as a shell does, up to a comment, a pipe, a redirection or another command. */
function splitLine(line: string): string[] {
  const [command = ''] = line.split(/ (?:#|\||&|>|2>|;|<) ?/);
  return [...command.matchAll(/(?:'[^']*'|"[^"]*"|\S)+/g)].map(([word]) => word);
}

function findProblem(program: Command, args: string[]): string | undefined {
  const [name, ...rest] = args;
  if (program.commands.length > 0) {
    if (name === undefined || name.startsWith('-')) return undefined;
    const command = program.commands.find((one) => one.name() === name);
    return command ? findProblem(command, rest) : `no command ${name}`;
  }
  const { operands, unknown } = program.parseOptions(args);
  const known = program.registeredArguments;
  const [option] = unknown.filter((word) => word !== '--help');
  if (option !== undefined) return `unknown option ${option}`;
  if (args.includes('--help')) return undefined;
  if (operands.length < known.filter(({ required }) => required).length)
    return 'a missing argument';
  const isOpen = known.some(({ variadic }) => variadic);
  return !isOpen && operands.length > known.length ? 'too many arguments' : undefined;
}
