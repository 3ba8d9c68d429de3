/** A deviations file opens what its actions say, and the suite sees all else as before: the fault matrix with one in force. */
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../contract/contract.ts';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import { recordSubjects, runSelftest } from '../faults/index.ts';

const ACTIONS = [
  { target: "$.components.schemas.Tag.required[?@ == 'message']", remove: true },
  {
    target: '$.components.schemas.TagCommit.properties.parent_ids',
    update: { type: ['array', 'null'] },
  },
  { target: '$.components.headers.XPage', update: { required: false } },
];
/** Wrong responses at these places are right in the deviations file. */
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

test('every fault on a part that no action widens is caught, and nothing right is reported', async () => {
  const { faults, variants } = await runSelftest(await recordSubjects(widened));
  expect(faults.flatMap(({ missed }) => missed)).toEqual([]);
  expect([...faults, ...variants].flatMap(({ falseAlarms }) => falseAlarms)).toEqual([]);
});

test('what is let pass of the faults of the contract is what the actions say', async () => {
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
