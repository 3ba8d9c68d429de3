/** Uses the client as an application does. Runs in every runtime, so it uses only the client and the web's own API. */
import type * as client from '../index.ts';

/** @param urls the addresses of a mock, and of a server of `misbehavingServer.ts` */
export async function tryClient(
  { createForgeClient, createPathClient }: typeof client,
  urls: { mock: string; misbehaving: string },
) {
  const forge = createForgeClient({ baseUrl: urls.mock, token: 'a-token' });
  const path = { id: 'acme/rocket' };
  const messageOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  const { name } = await forge.call('createTag', {
    path,
    body: { tag_name: 'v1.2.0', ref: 'main' },
  });
  const names: string[] = [];
  for await (const tag of forge.paginate('listTags', { path: { id: 5 } })) {
    names.push(tag.name);
    if (names.length === 2) break;
  }
  const archive = await forge.call('getArchive', { path: { id: 5 } });
  const reader = archive.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  const { data } = await createPathClient({ baseUrl: urls.mock, token: 'a-token' }).GET(
    '/user/keys',
  );

  const clones: Response[] = [];
  const busy = createForgeClient({
    baseUrl: `${urls.misbehaving}/busy`,
    fetch: async (request) => {
      const response = await fetch(request);
      // As mocks do. The body of the clone is never read.
      clones.push(response.clone());
      return response;
    },
  });
  const silent = createForgeClient({
    baseUrl: 'https://forge.example.com',
    timeout: 50,
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.onabort = () => reject(signal.reason);
        if (signal.aborted) reject(signal.reason);
      }),
  });
  const signIn = createForgeClient({ baseUrl: `${urls.misbehaving}/sign-in` });
  const moved = createForgeClient({ baseUrl: `${urls.misbehaving}/moved`, token: 'a-token' });

  return {
    created: name,
    names: names.length,
    bytes: (value?.length ?? 0) > 0,
    keys: Array.isArray(data),
    unsendable: await messageOf(forge.call('getTag', { path: { ...path, tag_name: '..' } })),
    refused: await messageOf(
      forge.call('getTag', { path: { ...path, tag_name: 'v9' }, headers: { Prefer: 'code=404' } }),
    ),
    retried: (await busy.request('GET /tags')) as unknown,
    attempts: clones.length,
    late: await messageOf(silent.call('listSshKeys')),
    aborted: await messageOf(silent.call('listSshKeys', { signal: AbortSignal.abort() })),
    html: await messageOf(signIn.call('listSshKeys')),
    redirected: await messageOf(moved.call('listSshKeys')),
  };
}

/** The results of `tryClient` in every runtime. Browsers hide the address of a redirect. */
export const EXPECTED = {
  created: 'v1.2.0',
  names: 2,
  bytes: true,
  keys: true,
  unsendable:
    'TypeError: GET /projects/{id}/repository/tags/{tag_name}: the path value \'tag_name\' cannot be "..". Nothing was sent.',
  refused: 'ForgeError: getTag: 404 Tag Not Found',
  retried: ['v1'],
  attempts: 2,
  late: 'TimeoutError: listSshKeys: GET https://forge.example.com/api/v4/user/keys: no response in 50 ms',
} as const;
