import { substituteFixtures } from '../../conformance/target/index.ts';
import type { JsonValue } from '../../contract/case.ts';
import { type Contract, changesNothing } from '../../contract/contract.ts';

/** A call that an assistant without sense, or one that a text has misled, might send. */
export interface HostileCall {
  tool: string;
  args: Record<string, unknown>;
}

/** Values that must not lead to another path, end a header, or break a program. */
const TRICKS: unknown[] = [
  ...[
    '..',
    '.',
    '',
    ' ',
    '../..',
    'a/../b',
    '..\\..',
    '%2e%2e',
    '..%2f..',
    '%252e%252e',
    './x',
    '/',
    '//',
    '?x=1',
    '#',
  ],
  ...[
    '\u0000',
    '\r\nX-Evil: 1',
    '\ud800',
    'v1;rm -rf /',
    '${HOME}',
    "' OR 1=1 --",
    '<script>',
    '{id}',
    'a,b',
    '*',
  ],
  ...[null, true, [], {}, ['..'], { id: 5 }, -1, 0, 1e308, 0.5, Number.MAX_SAFE_INTEGER],
  'x'.repeat(100_000),
  '🦊'.repeat(20_000),
];
const TEXTS = [
  '/merge',
  'Well done\n/merge',
  '  /close',
  ':rocket:',
  '👍',
  '/assign @root',
  'plain words',
  '\u202e/merge',
];
const NAMES = [
  'sudo',
  'private_token',
  '_method',
  'access_token',
  '__proto__',
  'constructor',
  'id[]',
  'confirm',
];
const ROLES = [
  'administrator',
  'owner',
  'guest',
  'anonymous',
  'integration',
  'nobody',
  '',
  '../owner',
];
const TOOLS = ['call', 'delete', 'read_file', '', '__proto__', 'Write', 'undo '];

/**
 * Creates hostile calls from the documented requests: with tricks in each place, wrong names, other roles and values of
 * resources that exist.
 * @param fixtures the values of resources that exist
 * @param seed selects the calls
 */
export function hostileCalls(
  contract: Contract,
  fixtures: Record<string, string | number>,
  count: number,
  seed: number,
): HostileCall[] {
  let state = seed;
  const random = (below: number) => {
    // A linear congruential generator (Numerical Recipes) is enough to choose calls.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const existing = Object.values(fixtures);
  const writes = contract.cases.filter(({ operation }) => {
    const found = contract.operations.get(operation)!;
    return found.path !== undefined && !changesNothing(found);
  });
  const heads = Object.entries(fixtures)
    .filter(([key]) => /head|commit/.test(key))
    .map(([, value]) => value);

  return Array.from({ length: count }, (_, index): HostileCall => {
    if (index % 25 === 24) return { tool: pick(TOOLS), args: { operation: 'deleteTag' } };
    if (index % 25 === 23)
      return { tool: 'undo', args: { which: pick(['everything', 'last ', null, 1]) } };
    const documented = pick(writes);
    const operation = contract.operations.get(documented.operation)!;
    const { request } = substituteFixtures(contract, operation, documented.request, fixtures);
    const parameters: Record<string, unknown> = { ...request.path, ...request.query };
    const isObject = request.body instanceof Object && !Array.isArray(request.body);
    const body: Record<string, unknown> = isObject ? { ...(request.body as object) } : {};
    const args: Record<string, unknown> = {
      operation: operation.id,
      parameters,
      ...(isObject && { body }),
      ...(random(2) === 0 && { as: pick(['administrator', 'owner', 'maintainer']) }),
    };
    const places = [parameters, body];
    const trick = [
      () => {},
      () => Object.assign(pick(places), { [pick(NAMES)]: pick(TRICKS) }),
      () => change(parameters, pick(TRICKS)),
      () => change(parameters, pick(existing)),
      () => change(body, pick(TRICKS)),
      () => change(body, pick(existing)),
      () =>
        Object.assign(body, { body: pick(TEXTS), merge_request_diff_head_sha: pick(heads) ?? 'x' }),
      () => Object.assign(args, { as: pick(ROLES) }),
      () =>
        Object.assign(args, {
          operation: pick([
            operation.id.toUpperCase(),
            '__proto__',
            'toString',
            `${operation.id}\u0000`,
          ]),
        }),
      () => Object.assign(args, { dryRun: true }),
      () => Object.assign(args, { [pick(['parameters', 'body', 'fields', 'from'])]: pick(TRICKS) }),
      () =>
        Object.assign(body, {
          deep: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as JsonValue,
        }),
    ];
    pick(trick)();
    return { tool: random(8) === 0 ? 'read' : 'write', args };
  });

  /** Gives one value of an object another value, or a comma and another value behind it. */
  function change(values: Record<string, unknown>, value: unknown): void {
    const names = Object.keys(values);
    if (names.length === 0) return;
    const name = pick(names);
    values[name] = random(4) === 0 ? `${String(values[name])},${String(value)}` : value;
  }
}
