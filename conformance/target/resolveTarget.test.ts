import { expect, test } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { exampleDocument } from '../../contract/testing/exampleContract.ts';
import { resolveTarget, type TargetOptions } from './resolveTarget.ts';

const contract = createContract(exampleDocument, [], {});
const ADDRESS = 'http://127.0.0.1:4020';

test.each<[TargetOptions, kind: string, isEmbedded: boolean]>([
  [{}, 'mock', true],
  [{ target: 'mock' }, 'mock', true],
  [{ target: 'sandbox' }, 'sandbox', true],
  [{ kind: 'sandbox' }, 'sandbox', true],
  [{ target: 'sandbox', kind: 'sandbox' }, 'sandbox', true],
  [{ target: ADDRESS }, 'live', false],
  [{ target: ADDRESS, kind: 'mock' }, 'mock', false],
  [{ target: ADDRESS, kind: 'sandbox' }, 'sandbox', false],
])('%j is a %s, started for the run: %s', async (options, kind, isEmbedded) => {
  const { target, base } = await resolveTarget(options, contract, {}, 'fc-test');
  expect(target.kind).toBe(kind);
  expect(base).toBe(isEmbedded ? undefined : `${ADDRESS}/api/v4`);
});
