import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import { exampleContract, exampleTag } from '../contract/testing/exampleContract.ts';
import { type Finding, judge, statusDifference, toleratedBy } from '../judge/index.ts';
import type { Exchange } from '../wire/exchange.ts';
import { deviationsText } from './deviationsText.ts';
import { learn } from './learn.ts';
import type { LearnedFrom } from './learnedFrom.ts';
import { review } from './review.ts';

const contract = exampleContract();

function exchange(
  body: JsonValue | string,
  status = 200,
  contentType = 'application/json',
): Exchange {
  return {
    request: {
      method: 'GET',
      origin: 'http://forge',
      path: '/api/v4/projects/5/tags',
      headers: {},
    },
    response: {
      status,
      reason: '',
      headers: [
        ['Content-Type', contentType],
        ['X-Page', '1'],
      ],
      body: Buffer.from(contentType.includes('json') ? JSON.stringify(body) : String(body)),
    },
    durationMs: 1,
  } as Exchange;
}

function expectation(by: Contract, id: string, status: number) {
  const request = { path: { id: 5 }, query: {}, headers: {} };
  return { contract: by, operation: by.operations.get(id)!, request, status };
}

/** Judges a response, and returns the result of its case. */
function result(
  id: string,
  received: Exchange,
  expected = received.response!.status,
  by = contract,
): LearnedFrom {
  const findings = judge(received, expectation(by, id, expected));
  const outcome = findings.length > 0 ? 'fail' : 'pass';
  return { suite: 'replay', id: `${id}.one`, operations: [id], outcome, findings };
}

const tag = (change: Record<string, JsonValue | undefined>) =>
  exchange({ ...exampleTag, ...change } as never);

/** Learns from one response of `getTag`, and returns the actions without their descriptions and evidence. */
function learned(received: Exchange, expected?: number): [string, unknown][] {
  return learn(contract, [result('getTag', received, expected)]).proposals.map(
    ({ what, action: { target, update, remove } }) => [
      what,
      { target, ...(remove ? { remove } : { update }) },
    ],
  );
}

describe('proposes the narrowest action for', () => {
  const { message: _, ...withoutMessage } = exampleTag;
  const release = '$.components.schemas.Tag.properties.release.anyOf';
  test.each<[string, Exchange, number | undefined, string, unknown]>([
    [
      'a missing field',
      exchange(withoutMessage),
      undefined,
      'Tag.message may be missing',
      { target: "$.components.schemas.Tag.required[?@ == 'message']", remove: true },
    ],
    [
      'null beside a type',
      tag({ name: null }),
      undefined,
      'Tag.name may be null',
      { target: '$.components.schemas.Tag.properties.name', update: { type: ['string', 'null'] } },
    ],
    [
      'another type for a field with several types',
      tag({ message: 1 }),
      undefined,
      'Tag.message may be integer',
      { target: '$.components.schemas.Tag.properties.message', update: { type: ['integer'] } },
    ],
    [
      'a type that no alternative has',
      tag({ release: 'v1' }),
      undefined,
      'Tag.release may be string',
      { target: release, update: { type: 'string' } },
    ],
    [
      'an object that fits no alternative',
      tag({ release: { id: 7 } }),
      undefined,
      'Tag.release may be an object with id',
      {
        target: release,
        update: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      },
    ],
    [
      'another format',
      tag({ created_at: 'yesterday' }),
      undefined,
      'Tag.created_at need not keep format "date-time"',
      { target: '$.components.schemas.Tag.properties.created_at.format', remove: true },
    ],
    [
      'null in place of a shared component',
      exchange(null),
      undefined,
      'GET /projects/{id}/tags/{tag_name} 200 may be null',
      {
        target: '$',
        update: {
          components: {
            schemas: {
              GETProjectsIdTagsTag_name200OrNull: {
                anyOf: [{ $ref: '#/components/schemas/Tag' }, { type: 'null' }],
              },
            },
          },
          paths: {
            '/projects/{id}/tags/{tag_name}': {
              get: {
                responses: {
                  200: {
                    content: {
                      'application/json': {
                        schema: { $ref: '#/components/schemas/GETProjectsIdTagsTag_name200OrNull' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    ],
    [
      'an undocumented status with the documented body',
      exchange(exampleTag, 203),
      200,
      'GET /projects/{id}/tags/{tag_name} may answer 203 in place of 200',
      {
        target: "$.paths['/projects/{id}/tags/{tag_name}'].get.responses",
        update: {
          203: {
            description: 'In place of 200.',
            'x-in-place-of': [200],
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tag' } } },
          },
        },
      },
    ],
  ])('%s', (_, received, expected, what, action) => {
    expect(learned(received, expected)).toEqual([[what, action]]);
    // With the action, the response is right, and the action is reported as tolerating it.
    const { proposals } = learn(contract, [result('getTag', received, expected)]);
    const widened = widenedBy(proposals.map(({ action }) => action));
    expect(result('getTag', received, expected, widened).findings).toEqual([]);
    const status = expected ?? received.response!.status;
    expect(toleratedBy(received, expectation(widened, 'getTag', status))).toEqual([0]);
  });

  test('an undocumented status with another body: it contains the shape of the body, but no values', () => {
    const received = exchange(
      [
        { id: 1, tags: ['a'] },
        { id: null, tags: [] },
      ],
      202,
    );
    const [[, action]] = learned(received, 200) as [[string, { update: Record<string, unknown> }]];
    expect(action.update[202]).toMatchObject({
      content: {
        'application/json': {
          schema: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'tags'],
              properties: { id: { type: ['integer', 'null'] }, tags: { type: 'array' } },
            },
          },
        },
      },
    });
  });

  test('an undocumented refusal in recorded traffic, whose expected status is unknown', () => {
    const received = exchange({ error: 'taken' }, 409);
    const { response } = received;
    const at = expectation(contract, 'getTag', 409);
    const finding: Finding = {
      ...{ check: 'status', message: '', requirement: '', pointer: '', actual: '409 Conflict' },
      differences: [statusDifference(response!, at)],
    };
    const findings = [finding];
    const traffic = {
      ...result('getTag', received, 409),
      outcome: 'fail' as const,
      findings,
      count: 7,
    };
    const [proposal] = learn(contract, [traffic]).proposals;
    expect(proposal).toMatchObject({
      what: 'GET /projects/{id}/tags/{tag_name} may answer 409',
      action: {
        update: { 409: { description: 'Undocumented, but seen.' } },
        'x-evidence': { responses: 7 },
      },
    });
    expect(judge(received, expectation(widenedBy([proposal!.action]), 'getTag', 409))).toEqual([]);
  });

  const page = '$.components.headers.XPage';
  /** The example contract, with a pattern for the header `X-Page`. */
  const withPattern = widenedBy([
    {
      target: `${page}.schema`,
      update: { type: 'string', pattern: '^[0-9]*$' },
      description: 'a',
    },
  ]);
  test.each<[string, Contract, string | undefined, string, unknown]>([
    [
      'a missing header',
      contract,
      undefined,
      'the header XPage may be missing',
      { target: page, update: { required: false } },
    ],
    [
      'a header of another type',
      contract,
      'last',
      'the header XPage may be another text',
      { target: `${page}.schema`, update: { type: ['integer', 'string'] } },
    ],
    [
      'a header that does not match its pattern',
      withPattern,
      'last',
      'the header XPage may be another text',
      { target: `${page}.schema.pattern`, remove: true },
    ],
  ])('%s', (_, strict, value, expected, action) => {
    const received = listed(value === undefined ? [] : [['X-Page', value]]);
    const { proposals } = learn(strict, [result('listTags', received, 200, strict)]);
    expect(proposals.map(({ what }) => what)).toEqual([expected]);
    expect(proposals[0]!.action).toMatchObject(action as object);
    const widened = widenedBy(
      proposals.map(({ action }) => action),
      strict,
    );
    expect(result('listTags', received, 200, widened).findings).toEqual([]);
    expect(toleratedBy(received, expectation(widened, 'listTags', 200))).toEqual([0]);
  });
});

test('an undocumented header conforms, so nothing is learned from it', () => {
  const received = listed([
    ['X-Page', '1'],
    ['X-Older', 'yes'],
  ]);
  expect(result('listTags', received)).toMatchObject({ outcome: 'pass', findings: [] });
});

/** Returns a `listTags` response with these headers. */
function listed(headers: [string, string][]): Exchange {
  const received = exchange([exampleTag]);
  received.response!.headers = [['Content-Type', 'application/json'], ...headers];
  return received;
}

function widenedBy(actions: DeviationAction[], strict = contract): Contract {
  const file = { overlay: '1.0.0', info: { title: 'Old', version: '1.0.0' }, actions };
  const { contract: widened, problems } = applyDeviations(strict, file, 'deviations.overlay.yaml');
  expect(problems).toEqual([]);
  return widened;
}

test('proposes one action for equal differences of several operations, with its evidence', () => {
  const { message: _, ...old } = exampleTag;
  const { proposals } = learn(contract, [
    result('listTags', exchange([old, old])),
    result('getTag', exchange(old)),
    result('getTag', exchange(old)),
  ]);
  expect(proposals.map(({ action }) => action)).toEqual([
    {
      target: "$.components.schemas.Tag.required[?@ == 'message']",
      remove: true,
      description:
        'Tag.message may be missing. Seen in 3 responses of listTags, getTag. The contract says the same of createTag, where it was not seen.',
      'x-evidence': {
        responses: 3,
        operations: 2,
        first: 'GET /projects/{id}/tags (replay listTags.one)',
      },
    },
  ]);
});

test('the contract stays strict about everything that did not differ', () => {
  const widened = widenedBy(
    learn(contract, [result('getTag', tag({ name: null }))]).proposals.map(({ action }) => action),
  );
  for (const change of [{ name: 1 }, { message: 1 }, { created_at: 'yesterday' }, { release: 1 }])
    expect(result('getTag', tag(change), 200, widened).outcome).toBe('fail');
});

describe('never learns an apparent fault:', () => {
  const html = '<!doctype html><h1>Sign in</h1>';
  test.each<[string, Exchange, number]>([
    ['an error of the server', exchange({}, 502), 200],
    ['an HTML page', exchange(html, 200, 'text/html'), 200],
    ['a wrong status for a refusal', exchange(exampleTag, 200), 404],
    ['an unexpected refusal', exchange({ error: 'a' }, 403), 200],
    [
      'a body that is not JSON',
      { ...exchange(''), response: { ...exchange('').response!, body: Buffer.from('{"name": ') } },
      200,
    ],
    [
      'a broken encoding',
      {
        ...exchange(''),
        response: { ...exchange('').response!, body: Buffer.from([0x22, 0xff, 0x22]) },
      },
      200,
    ],
  ])('%s', (reason, received, expected) => {
    const { proposals, left } = learn(contract, [result('getTag', received, expected)]);
    expect(proposals).toEqual([]);
    expect(left).toContainEqual(expect.objectContaining({ reason, isFault: true }));
  });

  test.each<[string, [string, string][]]>([
    [
      'a repeated header',
      [
        ['X-Page', '1'],
        ['X-Page', '2'],
      ],
    ],
    [
      'a Link without a target',
      [
        ['X-Page', '1'],
        ['Link', 'next: /2'],
      ],
    ],
  ])('%s', (_, headers) => {
    const { proposals, left } = learn(contract, [result('listTags', listed(headers))]);
    expect(proposals).toEqual([]);
    expect(left).toMatchObject([{ reason: 'a malformed header', isFault: true }]);
  });

  test('differences beside an apparent fault, and known failures', () => {
    const fault: Finding = { check: 'transport', message: '', requirement: '', pointer: '' };
    const one = result('getTag', tag({ name: null }));
    expect(learn(contract, [{ ...one, findings: [...one.findings, fault] }]).proposals).toEqual([]);
    expect(learn(contract, [{ ...one, outcome: 'known-fail' }]).proposals).toEqual([]);
  });

  test('but lists it in the file', () => {
    const { left } = learn(contract, [result('getTag', exchange({}, 502), 200)]);
    expect(deviationsText({ title: 'a', version: '1' }, [], left)).toContain(
      '# Looks like a fault: an error of the server, 1 found; first GET /projects/{id}/tags/{tag_name} (replay getTag.one)',
    );
  });
});

test('writes no secrets of responses and URLs into the deviations file', () => {
  const secrets = [
    'glpat-x7Kd92mQpL4s8Vn3',
    'eyJhbGciOiJIUzI1NiJ9.e30.abc',
    'hunter2 is my password',
    'mira@acme.example',
    'correcthorsebatterystaple',
  ];
  const strict = applyDeviations(
    contract,
    {
      overlay: '1.0.0',
      info: { title: 'a', version: '1' },
      actions: [
        {
          target: '$.components.schemas.Release.properties.tag_name',
          update: { enum: ['v1.0.0'] },
          description: 'a',
        },
      ],
    },
    'a',
  ).contract;
  const responses = secrets.flatMap((secret) => [
    tag({ name: [secret] }),
    tag({ name: { [secret]: secret } }),
    tag({ created_at: secret }),
    tag({ release: { tag_name: secret } }),
    tag({ release: { [secret]: { [secret]: secret }, token: secret } }),
    tag({ release: secret }),
    exchange({ [secret]: [secret], error: secret }, 202),
  ]);
  const results = responses.map((received) => ({
    ...result('getTag', received, 200, strict),
    id: `https://forge.example/api/v4/tags?private_token=${secrets[0]}`,
  }));
  const { proposals, left } = learn(strict, results);
  expect(proposals.length).toBeGreaterThan(4);
  const text = deviationsText(
    { title: 'a', version: '1' },
    proposals.map(({ action }) => action),
    left,
  );
  for (const secret of secrets) expect(text).not.toContain(secret);
});

describe('the review', () => {
  const { proposals } = learn(contract, [
    result('getTag', tag({ name: null, message: 1, release: 2 })),
  ]);

  test('accepts, proposes or leaves out actions, and asks for the name once', async () => {
    const replies = ['what?', 'a', 'Mira Maintainer', 'l', 'a'];
    const kept = await review(proposals, async () => replies.shift());
    expect(kept.map(({ 'x-accepted': accepted }) => accepted)).toEqual([
      'Mira Maintainer',
      'Mira Maintainer',
    ]);
    expect(replies).toEqual([]);
  });

  test('proposes the rest at the end of the input', async () => {
    const kept = await review(proposals, async () => undefined);
    expect(kept).toEqual(proposals.map(({ action }) => action));
  });
});
