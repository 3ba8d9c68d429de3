/** Tests the check of a deviations file, its list of deviations, and its marks in the reference. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Contract } from '../contract/contract.ts';
import { applyDeviations, readContractWith } from '../contract/deviations/readContractWith.ts';
import type { DeviationsFile } from '../contract/deviations/readDeviations.ts';
import {
  exampleContract,
  exampleDocument,
  writeExampleContract,
} from '../contract/testing/exampleContract.ts';
import { checkDeviations } from './check.ts';
import { deviationsReference } from './deviationsReference.ts';
import { explainDeviations } from './explain.ts';

const TEXT = `overlay: 1.0.0
info: { title: Old, version: 1.0.0 }
actions:
  - target: $.components.schemas.Tag.required[?@ == 'message']
    remove: true
    description: Lightweight tags have no message.
    x-accepted: Mira
  - target: $.components.schemas.Error
    update: { type: [object, string] }
    description: Errors are texts.
    x-expires: 2027-01-31
  - target: $.components.headers.XPage
    update: { required: false }
    description: Pages are not counted.
    x-accepted: Mira
`;

const deviations = parse(TEXT) as DeviationsFile;
const contract = exampleContract();

function widened(today: string): Contract {
  return applyDeviations(contract, deviations, 'old.yaml', today).contract;
}

test('lists deviations by operation, with their acceptance and expiry', () => {
  expect(explainDeviations(widened('2026-12-01'))).toBe(`# Old 1.0.0

3 deviations from Example 1.0.0.

## GET /projects/{id}/tags (listTags)

- Lightweight tags have no message. Accepted: Mira.
- Errors are texts. **Proposal.** Until 2027-01-31.
- Pages are not counted. Accepted: Mira.

## POST /projects/{id}/tags (createTag)

- Lightweight tags have no message. Accepted: Mira.
- Errors are texts. **Proposal.** Until 2027-01-31.

## GET /projects/{id}/tags/{tag_name} (getTag)

- Lightweight tags have no message. Accepted: Mira.
- Errors are texts. **Proposal.** Until 2027-01-31.

## POST /projects/{id}/batch (batchFiles)

- Errors are texts. **Proposal.** Until 2027-01-31.

## GET /projects/{id}/report (getReport)

- Errors are texts. **Proposal.** Until 2027-01-31.
`);
});

test('lists expired actions separately', () => {
  expect(explainDeviations(widened('2027-02-01'))).toContain(
    '## Expired\n\n- 2027-01-31: Errors are texts.',
  );
});

describe('the check finds an action', () => {
  const kinds = (...given: Parameters<typeof checkDeviations>) =>
    checkDeviations(...given).map(({ action, kind }) => [action, kind]);

  test('that nobody has accepted, or that has expired', () => {
    expect(kinds(contract, deviations, 'old.yaml', undefined, '2026-12-01')).toEqual([
      [1, 'proposal'],
    ]);
    expect(kinds(contract, deviations, 'old.yaml', undefined, '2027-02-01')).toEqual([
      [1, 'expired'],
    ]);
  });

  test('that does not match the contract', () => {
    const document = structuredClone(exampleDocument);
    (document.components.schemas!.Tag as { required: string[] }).required = ['name'];
    expect(
      kinds({ ...contract, document }, deviations, 'old.yaml', undefined, '2026-12-01'),
    ).toEqual([
      [0, 'no-match'],
      [1, 'proposal'],
    ]);
  });

  test('that the contract has adopted', () => {
    const document = structuredClone(exampleDocument);
    (document.components.schemas!.Error as { type: string[] }).type = ['object', 'string'];
    (document.components.headers!.XPage as { required: boolean }).required = false;
    expect(
      kinds({ ...contract, document }, deviations, 'old.yaml', undefined, '2026-12-01'),
    ).toEqual([
      [1, 'no-match'],
      [2, 'no-match'],
    ]);
  });

  test('that no response of a report needs', () => {
    const pointer = '#/components/schemas/Tag/required';
    const finding = {
      check: 'schema' as const,
      message: '',
      requirement: '',
      pointer,
      differences: [
        { kind: 'missing-field' as const, pointer, field: 'message', operation: 'getTag' },
      ],
    };
    const results = [{ operations: ['getTag'], findings: [finding] }] as never;
    expect(kinds(contract, deviations, 'old.yaml', { results }, '2026-12-01')).toEqual([
      [1, 'not-needed'],
      [1, 'proposal'],
      [2, 'not-needed'],
    ]);
  });
});

describe('the reference', () => {
  let dir: string;
  let contractDir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'deviations-'));
    contractDir = await writeExampleContract();
    await writeFile(join(dir, 'old.yaml'), TEXT.replace('2027-01-31', '2999-01-31'));
  });
  afterAll(async () => {
    await rm(dir, { recursive: true });
    await rm(contractDir, { recursive: true });
  });

  test('marks each deviation at its place', async () => {
    const { deviations } = await readContractWith({
      dir: contractDir,
      deviations: join(dir, 'old.yaml'),
    });
    const page = `<script type="application/json" id="definition">${JSON.stringify(exampleDocument)}</script>`;
    const text = await deviationsReference(page, deviations!);
    const [, definition] = /id="definition">(.*)<\/script>/.exec(text)!;
    const { info, components } = JSON.parse(definition!);
    expect(info.description).toContain('**With Old:** 3 deviations');
    const { Tag, Error: refusal } = components.schemas;
    expect(Tag.required).not.toContain('message');
    expect(Tag.properties.message['x-differences']).toEqual([
      '**In Old:** Lightweight tags have no message.',
    ]);
    expect(refusal['x-differences']).toEqual(['**In Old:** Errors are texts. (Proposal.)']);
    expect(components.headers.XPage['x-differences']).toEqual([
      '**In Old:** Pages are not counted.',
    ]);
  });
});
