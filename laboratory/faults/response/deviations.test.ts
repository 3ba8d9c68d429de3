/** Runs the self-test with a deviations file, which tolerates a fault only in the parts that its actions widen. */
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../../contract/contract.ts';
import { applyDeviations } from '../../../contract/deviations/readContractWith.ts';
import { recordSubjects, runSelftest } from '../index.ts';

const ACTIONS = [
  { target: "$.components.schemas.Tag.required[?@ == 'message']", remove: true },
  {
    target: '$.components.schemas.TagCommit.properties.parent_ids',
    update: { type: ['array', 'null'] },
  },
  { target: '$.components.headers.XPage', update: { required: false } },
];
/** Matches the places of the contract that the deviations file widens, so that it tolerates faults there. */
const WIDENED = /(\/message|\/parent_ids|x-page): /;

let strict: Contract;
let widened: Contract;
beforeAll(async () => {
  const contract = await readContract();
  strict = { ...contract, cases: contract.cases.filter(({ area }) => area === 'tags') };
  const actions = ACTIONS.map((action) => ({ ...action, description: 'Old.' }));
  const file = { overlay: '1.0.0', info: { title: 'Old', version: '1' }, actions };
  widened = applyDeviations(strict, file, 'old.yaml').contract;
});

test('finds every fault in a part that no action widens, and reports no right response', async () => {
  const { faults, variants } = await runSelftest(await recordSubjects(widened));
  expect(faults.flatMap(({ missed }) => missed)).toEqual([]);
  expect([...faults, ...variants].flatMap(({ falseAlarms }) => falseAlarms)).toEqual([]);
});

test('tolerates responses that break the contract only in parts that an action widens', async () => {
  const subjects = await recordSubjects(strict);
  const { faults } = await runSelftest(
    subjects.map((subject) => ({
      ...subject,
      contract: widened,
      operation: widened.operations.get(subject.operation.id)!,
    })),
  );
  const missed = faults.flatMap((trial) => trial.missed);
  expect(missed.length).toBeGreaterThan(5);
  expect(missed.filter((text) => !WIDENED.test(text))).toEqual([]);
});
