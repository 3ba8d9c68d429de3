import { expect, test } from 'vitest';
import { UsageError } from '../../../contract/usageError.ts';
import { type BenchmarkFindings, readFindings, type TestedServer } from './findings.ts';
import type { BenchmarkFault } from './listFaults.ts';
import { score } from './score.ts';

const fault = (
  id: string,
  kind: BenchmarkFault['kind'],
  observable: BenchmarkFault['observable'],
  operations: string[],
) => ({ id, kind, observable, operations }) as BenchmarkFault;

const LIST = [
  fault('page-gap:listTags', 'pages', 'reading', ['listTags']),
  fault('tags.delete', 'state', 'writing', ['deleteTag', 'getTag']),
  fault('tags.search', 'filters', 'reading', ['listTags']),
];

const SETUP = 'random:7 ultimate self-managed';
const server = (
  fault: string,
  findings: TestedServer['findings'] = [],
  setup = SETUP,
): TestedServer => ({ fault, setup, findings });

const findingsOf = (...servers: TestedServer[]): BenchmarkFindings => ({
  version: '1.0.0',
  tool: 'a tool',
  servers,
});

const read = (findings: object | string) => () =>
  readFindings(
    {
      file: 'findings.json',
      text: typeof findings === 'string' ? findings : JSON.stringify(findings),
    },
    {
      version: '1.0.0',
      faults: LIST.map(({ id }) => id),
      operations: ['listTags', 'getTag', 'deleteTag'],
    },
  );

const ALARM = { operation: 'listTags', code: 'schema', message: 'no schema' };

test('a fault counts as found by a new finding on one of its operations', () => {
  const result = score(
    LIST,
    findingsOf(
      server('none', [ALARM]),
      server('page-gap:listTags', [ALARM, { ...ALARM, code: 'gap' }]),
      server('tags.delete', [ALARM, { operation: 'getTag' }, { operation: 'deleteTag' }]),
      server('tags.search', [ALARM, { operation: 'getTag' }]),
    ),
  );
  expect(result.all).toEqual({ found: 2, missed: 1 });
  expect(result.kinds.pages).toEqual({ found: 1, missed: 0 });
  expect(result.kinds.filters).toEqual({ found: 0, missed: 1 });
  expect(result.kinds.body).toEqual({ found: 0, missed: 0 });
  expect(result.observable).toEqual({
    reading: { found: 1, missed: 1 },
    writing: { found: 1, missed: 0 },
  });
  expect(result.falseAlarms).toEqual({ servers: 1, findings: [ALARM] });
  expect(result.elsewhere).toBe(1);
  expect(result.faults.map(({ found, findings }) => [found, findings.length])).toEqual([
    [true, 1],
    [true, 2],
    [false, 0],
  ]);
});

test('a finding is compared with the servers without a fault that have the same setup', () => {
  const { all, falseAlarms } = score(
    LIST,
    findingsOf(
      server('none'),
      server('none', [ALARM], 'random:8 ultimate self-managed'),
      server('page-gap:listTags', [ALARM]),
      server('tags.search', [ALARM], 'random:8 ultimate self-managed'),
    ),
  );
  expect(all).toEqual({ found: 1, missed: 1 });
  expect(falseAlarms.servers).toBe(2);
});

test('right findings are read as they are', () => {
  const findings = findingsOf(server('none', [ALARM]), server('tags.delete'));
  expect(read(findings)()).toEqual(findings);
});

test.each<[string, object | string, string]>([
  [
    'an unknown fault',
    findingsOf(server('none'), server('page-gab:listTags')),
    'the fault `page-gab:listTags` does not exist. Did you mean `page-gap:listTags`?',
  ],
  [
    'an unknown operation',
    findingsOf(server('none', [{ operation: 'listTag' }])),
    'the operation `listTag` does not exist. Did you mean `listTags`?',
  ],
  [
    'a faulty server without a faultless one of the same setup',
    findingsOf(server('none'), server('tags.delete', [], 'random:8 ultimate self-managed')),
    'no server without a fault has the setup `random:8 ultimate self-managed`',
  ],
  [
    'a fault that comes twice',
    findingsOf(server('none'), server('tags.delete'), server('tags.delete')),
    'the fault `tags.delete` comes twice',
  ],
  [
    'another version of the list',
    { ...findingsOf(server('none')), version: '0.9.0' },
    'about version 0.9.0 of the list, but this is 1.0.0',
  ],
  [
    'an unknown key',
    findingsOf({ ...server('none'), finding: [] } as TestedServer),
    'servers.0.finding is an unknown key: did you mean findings?',
  ],
  ['a text that is no JSON', '{ "tool": ', 'findings.json:'],
])('%s is refused with its place', (_, findings, message) => {
  expect(read(findings)).toThrow(UsageError);
  expect(read(findings)).toThrow(/^findings\.json:\d+:\d+: /);
  expect(read(findings)).toThrow(message);
});
