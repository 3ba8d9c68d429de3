/** Tests that the proof of the integrations can fail. `npm run proof -- integrations` runs the tools themselves. */
import { expect, test } from 'vitest';
import type { Bench, Integration } from './integration.ts';
import { writePage } from './page.ts';
import { tryIntegration } from './proveIntegrations.ts';

/** The longest check of a tool, in milliseconds. Each starts a sandbox of its own, which takes long under load. */
const START_MS = 120_000;

/** A tool that creates the tag v9.0.0, and says so. */
const TAGGER: Integration = {
  id: 'tagger',
  name: 'tagger (nowhere)',
  version: '1.0.0',
  task: 'It creates a tag.',
  afterwards: {
    'The tag exists.': async (ask) => (await ask('/projects/5/repository/tags/v9.0.0')) !== null,
    'It says so.': (_, output) => output === 'v9.0.0',
  },
  install: async () => '',
  drive: async ({ send }) => {
    await send('POST', '/projects/5/repository/tags', { tag_name: 'v9.0.0', ref: 'main' });
    return 'v9.0.0';
  },
};

/** Asks for a tag that does not exist, and goes on. */
async function lookForTag({ sandbox }: Bench): Promise<void> {
  await fetch(`${sandbox.apiUrl}/projects/5/repository/tags/v8.0.0?a=b`);
}

const REFUSAL = 'GET 404 /projects/5/repository/tags/v8.0.0';

test(
  'a tool with the effect that its sentences name is whole',
  async () => {
    expect(await tryIntegration(TAGGER)).toMatchObject({ problems: [], refused: [], requests: 1 });
  },
  START_MS,
);

test.each<[string, Partial<Integration>, string[]]>([
  [
    'does nothing',
    { drive: async () => '' },
    [
      'is not true afterwards: The tag exists.',
      'is not true afterwards: It says so.',
      'its output ends: ',
    ],
  ],
  [
    'ends with an error',
    { drive: ({ run }) => run('bash', ['-c', 'echo no network >&2; exit 7']) },
    ['`bash` ended with status 7:\n    no network'],
  ],
  [
    'has a sentence that was true before',
    { afterwards: { 'The project exists.': async (ask) => (await ask('/projects/5')) !== null } },
    ['is true before the tool works: The project exists.'],
  ],
  [
    'is refused without a reason',
    {
      drive: async (bench, folder) => {
        await lookForTag(bench);
        return TAGGER.drive(bench, folder);
      },
    },
    [`the sandbox refuses ${REFUSAL}`],
  ],
  [
    'has a reason for a refusal that does not occur',
    { refusals: { [REFUSAL]: 'It looks first.' } },
    [`the refusal does not occur, so remove it from \`refusals\`: ${REFUSAL}`],
  ],
])(
  'a tool that %s is not whole',
  async (_, changes, problems) => {
    const result = await tryIntegration({ ...TAGGER, ...changes });
    expect(result.problems).toEqual(problems);
    expect(writePage([result])).toContain('| **stopped**: ');
  },
  START_MS,
);
