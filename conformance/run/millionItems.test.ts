/** Tests that a run ends on a list of a million items. A server invents the pages when they are asked for. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../../test/deployment/patience.ts';
import { startTestServer } from '../../wire/testing/startTestServer.ts';
import { conform } from './conform.ts';

const COUNT = 1_000_000;

function inventKey(id: number) {
  const blob = Buffer.from(`ssh-ed25519 ${id}`);
  const hash = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  return {
    ...{ id, title: `Key ${id}`, key: `ssh-ed25519 ${blob.toString('base64')}` },
    fingerprint_sha256: `SHA256:${hash}`,
    ...{ created_at: '2026-01-31T10:00:00.000Z', expires_at: null, can_push: false },
  };
}

/**
 * Starts a server that has one list only.
 * @param isMeant returns whether the server shows an item on a page. Default: it shows all
 */
function startMillion(isMeant: (id: number) => boolean = () => true) {
  let sent = 0;
  const started = startTestServer(async (request, response) => {
    sent += 1;
    const body = await text(request);
    const json = (status: number, body: unknown, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url!, 'http://server');
    if (request.headers['private-token'] !== 'token-4711')
      return json(401, { message: '401 Unauthorized' });
    if (/\/api\/v4\/user\/\w+$/.test(pathname)) return json(200, []);
    if (!/\/projects\/(42|group%2Fproject)\/deploy_keys$/.test(pathname))
      return json(404, { message: '404 Not Found' });
    const isJson = request.headers['content-type'] === 'application/json';
    const fields =
      isJson && body ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    const asked = { per_page: 20, page: 1, ...fields, ...Object.fromEntries(searchParams) };
    const page = Number(asked.page);
    const perPage = Math.min(Number(asked.per_page), 100);
    if (!(page >= 1 && perPage >= 1)) return json(400, { message: '400 Bad request' });
    const first = (page - 1) * perPage;
    const size = Math.max(0, Math.min(perPage, COUNT - first));
    const keys = Array.from({ length: size }, (_, at) => first + at + 1).filter(isMeant);
    const isLast = first + perPage >= COUNT;
    const link = (to: number, relation: string) =>
      `<http://${request.headers.host}${pathname}?page=${to}&per_page=${perPage}>; rel="${relation}"`;
    const links = [
      ...(page > 1 ? [link(page - 1, 'prev')] : []),
      ...(isLast ? [] : [link(page + 1, 'next')]),
      link(1, 'first'),
    ];
    return json(200, keys.map(inventKey), {
      Link: links.join(', '),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-next-page': isLast ? '' : String(page + 1),
      'x-prev-page': page > 1 ? String(page - 1) : '',
    });
  });
  return started.then((server) => ({ ...server, sent: () => sent }));
}

async function run(isMeant?: (id: number) => boolean) {
  const [server, runsDir] = [
    await startMillion(isMeant),
    await mkdtemp(join(tmpdir(), 'million-')),
  ];
  const silent = { write: () => true };
  const { results } = await conform({
    ...{ kind: 'live', target: server.url, operation: ['listProjectDeployKeys'], runsDir },
    ...{ tokenEnv: 'TOKEN', env: { TOKEN: 'token-4711' }, timeoutMs: PATIENCE_MS },
    fixtures: { 'project.id': '42', 'project.path': 'group/project' },
    ...{ stdout: silent, stderr: silent },
  });
  await server.close();
  await rm(runsDir, { recursive: true });
  return { results, sent: server.sent() };
}

test('a run on a million items ends after few requests, with no finding and with a pass', async () => {
  const { results, sent } = await run();
  const byOutcome = (outcome: string) =>
    results.filter((result) => result.outcome === outcome).map(({ id }) => id);
  expect(
    results.flatMap(({ id, findings }) => findings.map((one) => `${id}: ${one.message}`)),
  ).toEqual([]);
  expect(byOutcome('pass')).toContain('listProjectDeployKeys.pages');
  expect(sent).toBeLessThan(300);
});

test('a run on a million items sees a gap on a small page', async () => {
  const { results } = await run((id) => id !== 7);
  expect(results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toContain(
    'listProjectDeployKeys.pages',
  );
});
