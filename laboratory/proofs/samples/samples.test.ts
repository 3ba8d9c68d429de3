/** Tests that the proof of the samples can fail. `npm run proof -- samples` runs the samples themselves. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PreparedRun, prepareRun } from '../../../conformance/index.ts';
import { type Judge, startJudge } from './startJudge.ts';

let prepared: PreparedRun;
let judge: Judge;

beforeAll(async () => {
  prepared = await prepareRun({ target: 'sandbox', suite: ['replay'] });
});
afterAll(() => prepared.close());
beforeEach(async () => {
  judge = await startJudge(prepared, () => {});
  return judge.close;
});

const TAG = {
  method: 'POST',
  headers: { 'private-token': 'a-token', 'content-type': 'application/json' },
};
const BODY = { tag_name: 'v1.2.0', ref: 'main', message: 'The flight itself' };

/** Announces the case `createTag.annotated`, and sends a request. */
async function send(body: unknown, headers: Record<string, string> = TAG.headers) {
  await fetch(`${judge.url}/next/createTag.annotated`);
  const url = `${judge.url}/api/v4/projects/5/repository/tags`;
  return fetch(url, { ...TAG, headers, body: JSON.stringify(body) });
}

test('the request of a case gets the response of the sandbox, with the token of the caller', async () => {
  const response = await send(BODY);
  expect(await response.json()).toMatchObject({ name: 'v1.2.0' });
  expect(judge.faults).toEqual([]);
  expect([...judge.sent]).toEqual(['createTag.annotated']);
});

test.each([
  ['another body', { ...BODY, ref: 'other' }, TAG.headers, 'createTag.annotated sends '],
  ['no token', BODY, { 'content-type': 'application/json' }, 'createTag.annotated sends '],
])('%s is a fault', async (_, body, headers, fault) => {
  await send(body, headers as Record<string, string>);
  expect(judge.faults[0]).toContain(fault);
});

test('another response than the documented one is a fault', async () => {
  await send({ ...BODY, tag_name: 'v1.0.0' });
  expect(judge.faults).toHaveLength(2);
  expect(judge.faults[1]).toContain('createTag.annotated: ');
});

test('a second request for a case is a fault', async () => {
  await send(BODY);
  await send(BODY);
  expect(judge.faults).toEqual(['createTag.annotated sends two requests']);
});
