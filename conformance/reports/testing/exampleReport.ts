/** Example results and their report, for tests. */
import { exampleContract } from '../../../contract/testing/exampleContract.ts';
import type { Finding } from '../../../judge/index.ts';
import { OUTCOMES, type Outcome, type Result } from '../../engine/result.ts';
import { createReport } from '../report.ts';

/** A text that a hostile server could send to attack the page or the terminal. */
export const hostileText = '<script>alert("&")</script>\u0000\u001b[31m\u009b\u202e\u2066\ud800';
export const finding: Finding = {
  check: 'schema',
  message: `body.name must be a string, got ${hostileText}`,
  requirement: 'body.name must be a string',
  pointer: '#/components/schemas/Tag/properties/name/type',
  location: '/name',
  actual: hostileText,
};

/** Returns a passing result with these changes. */
export function result(change: Partial<Result>): Result {
  return {
    suite: 'replay',
    id: 'getTag.released',
    operations: ['getTag'],
    area: 'tags',
    summary: 'Get a tag',
    endpoint: 'GET /projects/{id}/tags/{tag_name}',
    covers: [{ operation: 'getTag', status: 200 }],
    outcome: 'pass',
    notes: [],
    findings: [],
    exchanges: [],
    durationMs: 12.5,
    ...change,
  };
}

export const failed = result({
  outcome: 'fail',
  findings: [finding],
  exchanges: [
    {
      request: { method: 'GET', url: 'http://h/api/v4/x', headers: [['Accept', 'a']] },
      response: {
        status: 200,
        reason: 'OK',
        headers: [['X', hostileText]],
        body: hostileText,
        bodyBytes: 9,
      },
      curl: "curl 'http://h/api/v4/x'",
    },
  ],
});
/** A result with advice only. */
export const advised = result({
  id: 'listTags.invalid-page',
  operations: ['listTags'],
  covers: [{ operation: 'listTags', status: 400 }],
  outcome: 'advised',
  findings: [
    {
      check: 'status',
      level: 'advised',
      choice: 'malformed-read',
      statuses: { due: [400], came: 200 },
      message: 'status must be 400, got 200 OK',
      requirement: 'status is 400',
      pointer: '#/paths/~1projects~1{id}~1tags/get/responses/400',
      expected: '400',
      actual: '200 OK',
      cause: 'status 200 OK',
    },
  ],
});

/** The outcomes of the results above. */
const SHOWN: Outcome[] = ['pass', 'fail', 'advised'];

export const results = [
  failed,
  result({
    id: 'listTags.firstPage',
    operations: ['listTags'],
    covers: [{ operation: 'listTags', status: 200 }],
    outcome: 'fail',
    findings: [finding],
  }),
  result({
    id: 'listTags.flaky',
    operations: ['listTags'],
    covers: [{ operation: 'listTags', status: 200 }],
    notes: ['passed on a repeat'],
    flaky: true,
  }),
  advised,
  ...OUTCOMES.filter((outcome) => !SHOWN.includes(outcome)).map((outcome) =>
    result({
      id: `getRaw.${outcome}`,
      operations: ['getRaw'],
      covers: [{ operation: 'getRaw', status: 200 }],
      outcome,
      reason: `why ${outcome}`,
      ...(outcome === 'not-run' && { needs: ['fixtures.file.path'] }),
    }),
  ),
];
/** The example contract, with a choice. */
const contract = exampleContract();
contract.document['x-choices'] = {
  'malformed-read': {
    says: 'A read with a malformed parameter is refused with 400.',
    because: 'The documents have 400 for a create only.',
    document: 1,
    section: 'Errors',
  },
};

/** A report that has a result of every outcome. */
export const report = createReport(
  contract,
  {
    kind: 'live',
    base: 'http://h/api/v4',
    tier: 'free',
  },
  results,
  {
    startedAt: '2026-11-20T12:00:00.000Z',
    durationMs: 1234,
    exitStatus: 1,
    stopped: 'the run was interrupted',
    hint: 'look there',
    shard: '1/2',
    weighedBy: '0a1b2c3d',
  },
);
