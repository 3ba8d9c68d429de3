import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { conform } from '../../../conformance/index.ts';
import type { Case } from '../../../contract/case.ts';
import { compileValidators } from '../../../contract/compileValidators.ts';
import { type Contract, createContract, readContract } from '../../../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import type { Document } from '../../../contract/openapi.ts';
import { CHECKS } from '../../../judge/checks.ts';
import { PATIENCE_MS } from '../../../test/deployment/patience.ts';
import { isWhole, sample } from '../../../test/sample.ts';
import { BEHAVIOUR_FAULTS } from '../behaviour/catalogue.ts';
import { RESPONSE_FAULTS } from './catalogue.ts';
import { type FaultyServer, type ReceivedRequest, startFaultyServer } from './faultyServer.ts';
import { matrixMarkdown, SELFTEST_PAGE } from './matrix.ts';
import { type RawResponse, type Transmission, transmissionOf, withJson } from './rawResponse.ts';
import { recordSubjects } from './recordSubjects.ts';
import { runSelftest, type Selftest } from './selftest.ts';
import type { Subject } from './subject.ts';
import { VARIANTS } from './variants.ts';

/** Returns a contract with parts that the real contract lacks: dates, e-mail addresses and limits in responses. */
const bookingContract = (): Contract => {
  const body = [
    { day: '2026-10-12', booked: '2026-09-01', guest: 'dana@acme.example', room: '12b', nights: 3 },
  ];
  const document: Document = {
    openapi: '3.1.0',
    info: { title: 'Bookings', version: '1.0.0' },
    servers: [{ url: '/api/v4' }],
    tags: [{ name: 'bookings', description: 'Bookings.' }],
    'x-fixtures': {},
    paths: {
      '/bookings': {
        get: {
          operationId: 'listBookings',
          summary: 'List bookings',
          tags: ['bookings'],
          security: [],
          responses: {
            200: {
              description: 'Bookings.',
              content: {
                'application/json': {
                  examples: { one: { value: body } },
                  schema: {
                    type: 'array',
                    maxItems: 5,
                    items: { $ref: '#/components/schemas/Booking' },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Booking: {
          type: 'object',
          properties: {
            day: { type: 'string', format: 'date' },
            booked: {
              anyOf: [
                { type: 'string', format: 'date' },
                { type: 'string', format: 'date-time' },
              ],
            },
            guest: { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] },
            room: { type: 'string', minLength: 1, maxLength: 4 },
            nights: { type: 'integer', minimum: 1, maximum: 30 },
          },
        },
      },
    },
  };
  const listBookings: Case = {
    id: 'listBookings.one',
    operation: 'listBookings',
    name: 'one',
    area: 'bookings',
    file: 'listBookings.one.yaml',
    summary: 'List bookings',
    as: 'anonymous',
    request: { path: {}, query: {}, headers: {} },
    response: {
      status: 200,
      headers: {},
      contentType: 'application/json',
      body,
    },
  };
  return createContract(document, [listBookings], compileValidators(document).validators);
};

/** The operations that every sample of operations contains. */
const OF_TAGS = ['listTags', 'createTag', 'getTag', 'deleteTag'];

let operations: string[];
let subjects: Subject[];
let selftest: Selftest;
beforeAll(async () => {
  const contract = await readContract();
  operations = [...new Set([...OF_TAGS, ...sample(contract.operations.keys(), 8)])];
  const cases = contract.cases.filter(({ operation }) => operations.includes(operation));
  subjects = await recordSubjects({ ...contract, cases });
  selftest = await runSelftest(subjects);
});

const outcomeOf = (trials: Selftest['faults' | 'variants'], id: string) => {
  const { missed, falseAlarms } = trials.find(({ tried }) => tried.id === id)!;
  return { missed, falseAlarms };
};
const NOTHING = { missed: [], falseAlarms: [] };

describe('in all sampled operations where the fault applies, the suite catches', () => {
  test.each(RESPONSE_FAULTS)('$class: $summary ($id, by the check $checks.0)', ({ id }) => {
    expect(outcomeOf(selftest.faults, id)).toEqual(NOTHING);
  });
});

describe('the suite has no finding for', () => {
  test.each(VARIANTS)('$summary ($id)', ({ id }) => {
    expect(outcomeOf(selftest.variants, id)).toEqual(NOTHING);
  });
});

describe('the catalogue', () => {
  test('has a fault for every check', () => {
    expect(new Set(RESPONSE_FAULTS.flatMap(({ checks }) => checks))).toEqual(
      new Set(CHECKS.map(({ id }) => id)),
    );
  });

  test('has no two faults or variants with the same ID', () => {
    for (const catalogue of [RESPONSE_FAULTS, BEHAVIOUR_FAULTS, VARIANTS]) {
      const ids = catalogue.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  test('has only faults and variants that apply in the contract or in the booking contract of this test', async () => {
    const bookings = await recordSubjects(bookingContract());
    const { faults, variants } = await runSelftest(bookings);
    expect(
      [...faults, ...variants].flatMap(({ missed, falseAlarms }) => [...missed, ...falseAlarms]),
    ).toEqual([]);
    if (!isWhole()) return; // Some faults have a place only in operations outside the sample.
    const all = [...subjects, ...bookings];
    const idle = [
      ...RESPONSE_FAULTS.filter(
        (fault) => !all.some((subject) => fault.changes(subject).length > 0),
      ),
      ...VARIANTS.filter((variant) => !all.some((subject) => variant.change(subject))),
    ];
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  test.runIf(isWhole())(
    'is published with its outcome (if not: npm run selftest -- --write)',
    async () => {
      expect(await readFile(SELFTEST_PAGE, 'utf8')).toBe(matrixMarkdown(selftest));
    },
  );
});

test.each(
  sample(
    CHECKS.map(({ id }) => id),
    4,
  ),
)('if the check %s finds nothing, exactly its faults are missed', async (id) => {
  const spy = vi.spyOn(CHECKS.find((check) => check.id === id)!, 'find').mockReturnValue([]);
  try {
    const few = subjects.filter(({ operation }) => OF_TAGS.includes(operation.id));
    const { faults } = await runSelftest(few);
    const missed = faults
      .filter((trial) => trial.missed.length > 0)
      .flatMap(({ tried }) => tried.checks);
    expect(new Set(missed)).toEqual(new Set([id]));
  } finally {
    spy.mockRestore();
  }
});

describe('the whole command, on a server with', () => {
  let server: FaultyServer;
  beforeAll(async () => {
    server = await startFaultyServer();
  });
  afterAll(() => server.close());

  /**
   * Runs the suite on a server with changed responses to some cases.
   * @returns the cases that fail, with the checks
   */
  async function failuresOn(change: (subject: Subject) => RawResponse | Transmission) {
    const keyOf = ({ method, path, headers }: ReceivedRequest) =>
      `${method} ${path} ${headers.Prefer ?? headers.prefer}`;
    const transmissions = new Map(
      subjects.map((subject) => {
        const response = change(subject);
        return [keyOf(subject.request), 'chunks' in response ? response : transmissionOf(response)];
      }),
    );
    const silent = { write: () => true };
    return server.whileResponding(
      (request) => transmissions.get(keyOf(request))!,
      async (target) => {
        const { exitStatus, results } = await conform({
          target,
          alertIntake: target.replace(BASE_PATH, MOCK_ALERT_INTAKE),
          kind: 'mock',
          operation: operations,
          timeoutMs: PATIENCE_MS,
          stdout: silent,
          stderr: silent,
        });
        const failed = results.filter(
          ({ outcome, reason }) => outcome !== 'pass' && reason !== 'not selected',
        );
        return {
          exitStatus,
          failed: Object.fromEntries(
            failed.map(({ id, findings }) => [id, findings.map(({ check }) => check)]),
          ),
        };
      },
    );
  }

  test('right responses only: it conforms', async () => {
    expect(await failuresOn(({ response }) => response)).toEqual({ exitStatus: 0, failed: {} });
  });

  test('one wrong response: only that case fails, by the right check', async () => {
    const { exitStatus, failed } = await failuresOn(({ case: { id }, response }) =>
      id === 'getTag.annotated' ? withJson(response, { name: 'v1.0.0' }) : response,
    );
    expect(exitStatus).toBe(1);
    expect(failed).toEqual({ 'getTag.annotated': ['schema'] });
  });

  test('a wrong response to every request for one operation: exactly its cases fail', async () => {
    const { exitStatus, failed } = await failuresOn(({ operation: { id }, response }) =>
      id === 'listTags' ? { chunks: [], end: 'reset' } : response,
    );
    expect(exitStatus).toBe(1);
    const cases = subjects.filter(({ operation }) => operation.id === 'listTags');
    expect(failed).toEqual(
      Object.fromEntries(cases.map(({ case: { id } }) => [id, ['transport']])),
    );
  });
});
