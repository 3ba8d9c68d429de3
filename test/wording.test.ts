/** The wording of pages and of the contract: short sentences, and the terms that the project has agreed on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_DIR } from '../scripts/paths.ts';

/** The most words in a sentence. Code in backticks counts as one word. */
const MOST_WORDS = 25;

/** Old terms and phrases that want a second reading, with their replacements. */
const REPLACEMENTS: [RegExp, string][] = [
  [/\bwho(?:so)?ever\b|\bwhomever\b/i, 'name the caller, the role or the reader'],
  [/\b(?:an|the|each|every|its|documented) answers?\b/i, 'response'],
  [/\banswer(?:s|ed)? (?:with )?\d{3}\b/i, 'responds with'],
  [/\blaws?\b/i, 'property'],
  [/\bviolations?\b/i, 'finding'],
  [/\bdialects?\b/i, 'deviations, or deviations file'],
  [/\b(?:lets?|letting) (?:\w+ )?pass\b/i, 'tolerate'],
  [/\b(?:third|two|three) voices?\b/i, 'implementation'],
  [/\bthere (?:is|are) (?:none|no)\b/i, 'say it positively'],
  [/\bof which\b/i, 'two sentences'],
  [/\b(?:is|are) told\b/i, 'say who does what'],
];

/** The pages that people write. A page of a program has the words of its sources. */
const PAGES = filesOf('*.md').filter(
  (file) => !file.startsWith('generated/') && file !== 'docs/conformance-proof.md',
);

describe('pages', () => {
  test.each(PAGES)('%s', (file) => {
    expect(sentencesOf(read(file)).flatMap(problemsOf)).toEqual([]);
  });
});

test('descriptions and open points of the contract, and workflows', () => {
  const files = [
    ...['openapi/openapi.yaml', 'openapi/extensions.schema.yaml'],
    ...['paths', 'components', 'workflows'].flatMap((folder) =>
      filesOf(`openapi/${folder}/*.yaml`),
    ),
  ];
  const problems = files.flatMap((file) =>
    proseIn(parse(read(file)))
      .flatMap(sentencesOf)
      .flatMap(problemsOf)
      .map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['Whoever calls may read it.', 'whoever'],
  ['The server answers 404.', 'answers 404'],
  ['- A law is tried.', 'law'],
  ['| what | `x` of which none is left |', 'of which'],
  [`${'word '.repeat(MOST_WORDS)}word.`, '26 words'],
])('finds the fault in %j', (text, fault) => {
  expect(sentencesOf(text).flatMap(problemsOf).join().toLowerCase()).toContain(fault);
});

test('leaves alone code, and sentences that are short enough', () => {
  const text = `\`--dialect FILE\` takes a file.\n\n\`\`\`sh\nlaw of whoever\n\`\`\`\n\n${'word '.repeat(24)}word.`;
  expect(sentencesOf(text).flatMap(problemsOf)).toEqual([]);
});

function filesOf(pattern: string): string[] {
  const output = execFileSync('git', ['ls-files', pattern], { cwd: PROJECT_DIR, encoding: 'utf8' });
  return output.trim().split('\n');
}

function read(file: string): string {
  return readFileSync(join(PROJECT_DIR, file), 'utf8');
}

/** The sentences of Markdown: those of its paragraphs, items and cells. Code is the word `code`. */
function sentencesOf(markdown: string): string[] {
  return blocksIn(marked.lexer(markdown)).flatMap((text) =>
    text.split(/(?<=[.!?][)"”*_]*)\s+(?=\S)/).map((sentence) => sentence.trim()),
  );
}

function blocksIn(tokens: Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    if (token.type === 'code' || token.type === 'html') return [];
    if (token.type === 'table')
      return [...token.header, ...token.rows.flat()].map((cell) => textOf(cell.tokens));
    if (token.type === 'list') return token.items.flatMap((item: Token) => blocksIn([item]));
    if (token.type === 'list_item') return blocksIn(token.tokens ?? []);
    return 'tokens' in token && token.tokens ? [textOf(token.tokens)] : [];
  });
}

function textOf(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'codespan') return 'code';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return 'text' in token ? token.text : ' ';
    })
    .join('');
}

/** The texts of a YAML document that people read, below the keys that hold such texts. */
function proseIn(value: unknown, isProse = false): string[] {
  if (typeof value === 'string') return isProse ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, isProse));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    proseIn(child, /^(description|summary|x-not-documented|reason|x-lasting)$/.test(key)),
  );
}

function problemsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return [
    ...(words > MOST_WORDS ? [`${words} words in "${sentence}": at most ${MOST_WORDS}`] : []),
    ...REPLACEMENTS.flatMap(([old, instead]) => {
      const [found] = old.exec(sentence) ?? [];
      return found ? [`"${found}" in "${sentence}": ${instead}`] : [];
    }),
  ];
}
