/**
 * Sends path values of all kinds to every operation. A router of its own says which operation a request reaches.
 */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../contract/contract.ts';
import { isWhole } from '../test/sample.ts';
import { createForgeClient } from './createForgeClient.ts';

interface Route {
  method: string;
  path: string;
  pattern: RegExp;
}

let contract: Contract;
let routes: Route[];
let sent: Request | undefined;
const forge = createForgeClient({
  baseUrl: 'https://forge.example.com',
  fetch: async (request) => {
    sent = request;
    return Response.json([]);
  },
});

beforeAll(async () => {
  contract = await readContract();
  const literalFirst = (one: Route, other: Route) =>
    Number(one.path.endsWith('}')) - Number(other.path.endsWith('}'));
  routes = [...contract.operations.values()]
    .flatMap(({ method, path }) =>
      path === undefined
        ? []
        : [
            {
              method: method.toUpperCase(),
              path,
              pattern: new RegExp(
                `^${path.replaceAll(/\{\w+\}|[.*+]/g, (part) => (part.length > 1 ? '([^/]+)' : `\\${part}`))}$`,
              ),
            },
          ],
    )
    .sort(literalFirst);
});

/** Returns the path that a server would choose for a request, and the path values that it would read. */
function reached({ method, url }: Request) {
  const pathname = new URL(url).pathname.replace(/^\/api\/v4/, '');
  for (const route of routes) {
    const values = route.method === method && route.pattern.exec(pathname)?.slice(1);
    if (values) return { path: route.path, values: values.map(decodeURIComponent) };
  }
  return undefined;
}

/** Returns the number of segments for a proxy that decodes slashes, and resolves dots. */
function countDecoded({ url }: Request): number {
  const decoded = url.replaceAll(/%2F|%5C/g, '/');
  return new URL(decoded).pathname.split('/').length;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', '.', '..', '/', '//', '../..', './', '%2e%2e', '%2F', '%', '?', '#', '\\', ';', ' '],
    ...['\0', '\n', '\r\n', '\t', '\u007f', '\ud800', 'a\udc00', '💥', 'a/../b', '...', 'all'],
    ...['..\\..', 'a/.', './..', '..a/b', '../%2e', '%2E./..%2f..'],
    ...['identities', 'tree', 'null', 'undefined', '{id}', '$&', '$1', 'constructor'],
    ...[undefined, null, true, {}, [], ['a'], ['..'], new Map(), () => 'a', Symbol('a')],
    ...[
      0,
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e21,
      Object('a'),
      { toString: () => '..' },
    ],
  ),
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.anything(),
);

test('no request reaches another operation, or its own with another value', async () => {
  const outcomes = { sent: 0, refused: 0 };
  for (const { id, method, path } of contract.operations.values()) {
    const names = [...(path?.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => name!);
    if (path === undefined || names.length === 0) continue;
    const values = fc.record(
      Object.fromEntries(names.map((name) => [name, fc.oneof(odd, fc.constant(7))])),
    );
    await fc.assert(
      fc.asyncProperty(values, async (values) => {
        const place = `${method.toUpperCase()} ${path}`;
        const calls = {
          name: () => forge.call(id as 'listTags', { path: values } as never),
          place: () => forge.request(place as 'GET /x', { path: values } as never),
          path: () =>
            forge[method.toUpperCase() as 'GET'](
              path as never,
              { params: { path: values } } as never,
            ),
        };
        for (const [way, call] of Object.entries(calls)) {
          sent = undefined;
          const error = await call().then(
            () => undefined,
            (error: unknown) => error,
          );
          if (sent === undefined) {
            expect(error, way).toBeInstanceOf(TypeError);
            const [, name] = /: the path value '(\w+)' cannot be /.exec(String(error)) ?? [];
            expect(names, String(error)).toContain(name);
            outcomes.refused++;
          } else {
            const texts = names.map((name) => String(values[name]));
            expect(reached(sent), `${way} ${place} ${texts}`).toEqual({ path, values: texts });
            expect(countDecoded(sent), `${place} ${texts}`).toBeGreaterThanOrEqual(
              `/api/v4${path}`.split('/').length,
            );
            outcomes.sent++;
          }
        }
      }),
      { numRuns: isWhole() ? 40 : 8 },
    );
  }
  expect(outcomes.sent).toBeGreaterThan(200);
  expect(outcomes.refused).toBeGreaterThan(200);
});

const dots = ['.', '..', '../..', 'a/../b', '..\\..', 'a/.', '%2e%2e', '..%2F..', ' .. '];
test.each([undefined, null, '', ' ', '/', ...dots, Number.NaN, {}, '\ud800'])(
  'the path value %o is refused for every parameter of every operation',
  async (value) => {
    for (const { id, path } of contract.operations.values()) {
      const names = [...(path?.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => name!);
      for (const name of names) {
        const values = { ...Object.fromEntries(names.map((other) => [other, 7])), [name]: value };
        sent = undefined;
        await expect(forge.call(id as 'listTags', { path: values } as never)).rejects.toThrow(
          `the path value '${name}' cannot be `,
        );
        expect(sent).toBeUndefined();
      }
    }
  },
);

test.each(['a/b', '...', '..a', 'a..b/c', '.a', 'a/...', 'v1.0/..x'])(
  'the path value %o is sent',
  async (tag_name) => {
    await forge.call('getTag', { path: { id: 5, tag_name } });
    expect(reached(sent!)).toEqual({
      path: '/projects/{id}/repository/tags/{tag_name}',
      values: ['5', tag_name],
    });
  },
);

test('every operation is sent with its method and path', async () => {
  for (const { id, method, path } of contract.operations.values()) {
    if (path === undefined) continue;
    const values = Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7]),
    );
    await forge.call(id as 'listTags', { path: values } as never);
    expect(sent?.method).toBe(method.toUpperCase());
    expect(reached(sent!)?.path).toBe(path);
  }
});
