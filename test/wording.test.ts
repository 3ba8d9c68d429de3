/**
 * Checks the wording of pages, of the contract and of comments: short sentences, and the agreed terms. For each
 * folder, a test shows the problems in its comments: `npx vitest run test/wording.test.ts -t 'comments of mock'`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { groupBy } from '../contract/groupBy.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { commentsOf, sentencesOf } from './wording/sentences.ts';

/** The maximum number of words in a sentence. Code in backticks counts as one word. */
const MOST_WORDS = 25;

/** A phrase that is hard to understand, or an outdated term, with the words to use instead. */
type Replacement = [phrase: RegExp, instead: string];

const EVERYWHERE: Replacement[] = [
  [/^What (?!.*\?["')]*$)/, 'begin with the subject or the verb'],
  [/\b(?:who(?:so)?ever|whom(?:ever)?)\b/i, 'name the caller, the role or the reader'],
  [/\bthere (?:is|are) none\b/i, 'say it positively'],
  [/\bof which none\b/i, 'two sentences'],
  [/\blaws?\b/i, 'property'],
  [/\blasting\b/i, 'irreversible'],
  [/\bmutants?\b/i, 'fault'],
  [/\btrials?\b/i, 'check'],
  [/\bbreach(?:es)?\b/i, 'finding'],
  [/(?<!SQLite's )\bdialects?\b/i, 'deviations, or deviations file'],
  [/\bletPass\w*|\b(?:lets?|letting) (?:\w+ )?pass\b/i, 'tolerate'],
];

const ON_PAGES: Replacement[] = [
  ...EVERYWHERE,
  [/\b(?:an|the|each|every|its|documented) answers?\b/i, 'response'],
  [/\banswer(?:s|ed)? (?:with )?\d{3}\b/i, 'responds with'],
  [/\bviolations?\b/i, 'finding'],
  [/\b(?:third|two|three) voices?\b/i, 'implementation'],
  [/\bthere (?:is|are) no\b/i, 'say it positively'],
  [/\bof which\b/i, 'two sentences'],
  [/\b(?:is|are) told\b/i, 'say who does what'],
];

/**
 * The pages that people write. A page that a program writes is left out, since its words come from the program's
 * source.
 */
const PAGES = filesOf('*.md').filter(
  (file) => !file.startsWith('generated/') && !/^docs\/[a-z]+-proof\.md$/.test(file),
);

describe('pages', () => {
  test.each(PAGES)('%s', (file) => {
    expect(sentencesOf(read(file)).flatMap(problemsOnPage)).toEqual([]);
  });
});

test('descriptions and open points of the contract, and workflows', () => {
  const files = [
    ...['openapi/openapi.yaml', 'openapi/extensions.schema.yaml'],
    ...['paths', 'components', 'statements', 'workflows'].flatMap((folder) =>
      filesOf(`openapi/${folder}/*.yaml`),
    ),
  ];
  const problems = files.flatMap((file) =>
    proseIn(parse(read(file)))
      .flatMap(sentencesOf)
      .flatMap(problemsOnPage)
      .map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

describe('comments of', () => {
  const files = filesOf('*.ts', '*.tsx', '*.yaml', '*.yml').filter(
    (file) => !file.startsWith('generated/'),
  );
  const folders = groupBy(files, (file) =>
    file.includes('/') ? file.split('/')[0]! : 'no folder',
  );
  test.each([...folders])('%s', (_, inFolder) => {
    expect(inFolder.flatMap((file) => problemsOfComments(file, read(file)))).toEqual([]);
  });
});

function filesOf(...patterns: string[]): string[] {
  const options = { cwd: PROJECT_DIR, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['ls-files', ...patterns], options)
    .trim()
    .split('\n');
  // A file that was deleted in the working tree may still be in git's index.
  return files.filter((file) => existsSync(join(PROJECT_DIR, file)));
}

function read(file: string): string {
  return readFileSync(join(PROJECT_DIR, file), 'utf8');
}

/** Returns the texts for readers in a YAML document. These are the values of certain keys, such as `description`. */
function proseIn(value: unknown, isProse = false): string[] {
  if (typeof value === 'string') return isProse ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, isProse));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    proseIn(child, /^(description|summary|x-not-documented|reason|x-lasting)$/.test(key)),
  );
}

function problemsIn(sentence: string, replacements: Replacement[]): string[] {
  const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return [
    ...(words > MOST_WORDS ? [`${words} words in "${sentence}": at most ${MOST_WORDS}`] : []),
    ...replacements.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(sentence) ?? [];
      return found ? [`"${found}" in "${sentence}": ${instead}`] : [];
    }),
  ];
}

function problemsOnPage(sentence: string): string[] {
  return problemsIn(sentence, ON_PAGES);
}

function problemsOfComments(file: string, text: string): string[] {
  return commentsOf(file, text).flatMap((comment) =>
    sentencesOf(comment.text)
      .flatMap((sentence) => problemsIn(sentence, EVERYWHERE))
      .map((problem) => `${file}:${comment.line}: ${problem}`),
  );
}
