import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { withRun } from '../../faults/source/blind/blindResults.ts';
import { type BlindFault, parseFaults } from '../../faults/source/readFaults.ts';
import { pageOf } from './page.ts';
import { tryBlindFaults } from './proveBlind.ts';

const contract = await readContract();

/** A list with a fault that the suites find, and a change that no client sees. */
const LIST = `
areas/tags/handlers.ts#nameFilter:
  - id: search-anywhere
    document: 1
    section: List all project repository tags
    sentence: A search for the beginning of a name.
    operations: [listTags]
    summary: A search for the beginning finds the term anywhere
    find: name.startsWith(term)
    put: name.includes(term)
  - id: unseen
    document: 1
    section: Get X.509 signature of a tag
    sentence: A change | that no client sees.
    operations: [getTagSignature]
    summary: The search compares the same names in another way
    find: name.startsWith(term)
    put: name.indexOf(term) === 0
    cause: The response is the same.
`;

const faults = parseFaults<BlindFault>({ file: 'example.yaml', text: LIST });
const trials = await tryBlindFaults(contract, 'example', faults, {
  seed: 7,
  resume: false,
  onProgress: () => {},
});

test('a fault is found by a job on its operations, and the statements of its findings are kept', () => {
  expect(trials[0]).toMatchObject({
    id: 'search-anywhere',
    mode: 'reading',
    by: expect.stringMatching(/^\w+ listTags\./),
    statements: expect.arrayContaining(['tags.search-begins']),
  });
});

test('a change that no client sees survives', () => {
  expect(trials[1]).toMatchObject({ id: 'unseen', findings: [] });
  expect(trials[1]).not.toHaveProperty('mode');
});

test('a run that resumes plants only the faults without a result', async () => {
  const said: string[] = [];
  const again = await tryBlindFaults(contract, 'example', faults, {
    seed: 7,
    resume: true,
    onProgress: (text) => said.push(text),
  });
  expect(again).toEqual(trials);
  expect(said).toEqual([]);
});

test('the page keeps the score of the first run beside that of the last', () => {
  const first = withRun(undefined, [{ id: 'search-anywhere' }, { id: 'unseen' }]);
  const results = withRun(first, trials);
  const page = pageOf(contract, [{ name: 'example', faults, results }]);
  expect(page).toContain('| tags | 2 | 0 → 1 | 0 | 0 | 0 | 2 → 1 |');
  expect(page).toContain(
    '| `unseen`: The search compares the same names in another way | A change \\| that no client sees. (document 1, Get X.509 signature of a tag) | survived |  | The response is the same. |',
  );
  expect(page).toContain('survived → by reading only');
});

test('the page shows each defect of a real server, with its source and the job that found it', () => {
  const [found] = faults.map((fault) => ({
    ...fault,
    from: 'Forge 1.2, https://forge.example/9 (!3)',
  }));
  const run = withRun(undefined, [
    { id: 'search-anywhere', mode: 'writing', by: 'replay listTags' },
  ]);
  const page = pageOf(contract, [{ name: 'example', faults: [found!], results: run }]);
  expect(page).toContain(
    'finds the term anywhere (Forge 1.2, [source](https://forge.example/9) (!3)) | A search for the beginning of a name. (document 1, List all project repository tags) | with writes | `replay listTags` |  |',
  );
});

test('refuses a list with an unknown or a missing key, and names the position', () => {
  const wrong = LIST.replace('    summary:', '    sumary:');
  expect(() => parseFaults({ file: 'example.yaml', text: wrong })).toThrow(
    /^example\.yaml:\d+:\d+ .*sumary/m,
  );
});
