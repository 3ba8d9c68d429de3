/** Writes the page about the API of another field. */
import { FAULTS, type FaultId } from './faults.ts';
import type { Trial } from './proveOtherApi.ts';

/** The path of the page, from the folder of the project. */
export const PAGE = 'docs/other-api.md';

/** The faults that the first run did not find. It was before any change of the contract or of the suites for this API. */
const MISSED_AT_FIRST: FaultId[] = [
  'wrong-card-accepted',
  'isbn-taken-by-update',
  'updated-at-stays',
  'loans-of-all',
  'loan-of-another',
  'due-in-14-days',
];

export function pageOf({
  trials,
  lines,
}: {
  trials: Trial[];
  lines: Record<string, number>;
}): string {
  const [faultless, ...faulty] = trials;
  const found = faulty.filter(({ findings }) => findings.length > 0);
  const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
  return `# Another API

Build, mock, reference, types and suites are made for any contract. \`test/nouns.test.ts\` lists the files that still name something of the contract in \`openapi/\`, each with the reason. A second contract tests the rest: the [lending API of a library](../laboratory/other-api/document.md), with nine operations on books and loans. Its server has 350 lines and keeps its state in memory. It shares no code with the sandbox.

\`npm run proof -- other-api\` builds the contract and serves it as a mock. It runs the suites on the server without a fault, and with each of ${faulty.length} known faults.

| | findings on the server without a fault | faults found |
| --- | ---: | ---: |
| first run, before any repair | 5 | ${faulty.length - MISSED_AT_FIRST.length} of ${faulty.length} |
| now, with ${faultless!.jobs} jobs that pass or fail | ${faultless!.findings.length} | ${found.length} of ${faulty.length} |

The faults were written from the sentences of the document, before the first run of the suites. Their author knew the suites of this project.

## The contract

The contract has ${total} lines of YAML. Writing it took 10 minutes of an author who knows the extensions, and the changes of the build beside it are in that time. Document, server and faults took another 10 minutes.

| part | lines |
| --- | ---: |
${Object.entries(lines)
  .map(([part, count]) => `| \`${part}\` | ${count} |`)
  .join('\n')}

\`\`\`sh
npm run build -- --contract laboratory/other-api/contract --output .cache/library
\`\`\`

The validators that the build writes load packages, so the folder of \`--output\` is below one with \`ajv\` in its \`node_modules\`.

## Changes for it

The first run needed these changes of the build:

- Names of fixtures and roles are checked against the world of the contract. A lint rule had read the fixtures of \`openapi/\` only.
- The tables of a world are declared in the contract. Forms of files (\`case.schema.yaml\` and others) come from \`openapi/\` unless the contract has its own.
- A world without repositories, without a domain of static sites and without versions of a store is complete.
- The path of the API, such as \`/v1\`, is that of the contract's server. It was a constant.
- The roles and their order come from the table \`world/roles.yaml\`. They were lists in the suites.
- The list of verbs for operations has *return*.

After the first score, these changes of the suites followed:

- Fields in the query, parameters in a body and the refusal of \`text/plain\` are conventions of one API. The property \`placement\` applies where a statement names it. All five findings on the server without a fault came from it.
- A wrong token is also tried where a token is optional, if a statement names \`authentication.wrong\`.

The author had left out facts of the document, and added them to the contract. These were steps of workflows about the loans of others, the ISBN and \`updated_at\`.

## The faults

| fault | sentence of the document | first run | found now by |
| --- | --- | --- | --- |
${faulty
  .map(({ fault, findings: [first] }) => {
    const job = first?.split(':')[0]?.split(' ').at(-1);
    return `| \`${fault}\` | ${FAULTS[fault!]} | ${MISSED_AT_FIRST.includes(fault!) ? 'missed' : 'found'} | ${job ? `\`${job}\`` : '**not found**'} |`;
  })
  .join('\n')}

No extension relates two times by a number of days, so the suites do not know when a copy is due.
`;
}
