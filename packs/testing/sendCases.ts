import { BASE_PATH } from '../../contract/deployment.ts';
import { createApp, openSandbox, worldSeed } from '../../sandbox/index.ts';
import type { WrittenCase } from '../../scripts/packs/area.ts';
import type { AreaResponses, CompiledPack } from '../../scripts/packs/compilePack.ts';
import type { RecordedResponse } from '../../scripts/packs/expandOperation.ts';
import { writeForm } from '../../wire/form.ts';
import { isJson } from '../../wire/mediaType.ts';
import { packHandlers } from '../index.ts';

/** The origin in the cases of the contract. Links in headers have it. */
const ORIGIN = 'http://127.0.0.1:4020';

/** The origin of the example world, which the bodies of the contract's cases have. */
const WEB_ORIGIN = 'https://forge.example.com';

/**
 * Sends the cases of a pack to a sandbox with the example world, each to the unchanged world.
 * @returns the responses by the folder of the area, and by the ID of the case
 */
export async function sendCases({ contract, name, places }: CompiledPack) {
  const { clock, ...seed } = await worldSeed();
  const handlers = await packHandlers(contract.document, name);
  const sandbox = await openSandbox({ contract, ...seed, clock, handlers });
  const app = createApp(sandbox);
  const responses: AreaResponses = new Map();
  const roles = Object.entries(contract.document['x-roles'] ?? {});
  const users = new Map(roles.map(([role, { user }]) => [role, user]));
  const [usual] = roles.flatMap(([, role]) => (role.usual ? [role] : []));
  users.set('user', usual?.user);
  for (const [id, { dir, written }] of places) {
    const operation = contract.operations.get(id);
    for (const [name, one] of Object.entries(written.cases ?? {})) {
      if (one.response !== undefined || operation?.path === undefined) continue;
      await sandbox.reset(clock);
      const request = writeRequest(
        operation.method,
        operation.path,
        one,
        users.get(one.as ?? 'user'),
      );
      const response = await app.fetch(request);
      const declared = operation.definition.responses[response.status];
      const wanted = one.status;
      if (!declared || (wanted !== undefined && wanted !== response.status))
        throw new Error(
          `${id}.${name}: ${wanted ?? 'a success'} is expected, and the sandbox returns ${response.status}: ${await response.text()}`,
        );
      responses.set(dir, {
        ...responses.get(dir),
        [`${id}.${name}`]: await readResponse(response, Object.keys(declared.headers ?? {})),
      });
    }
  }
  await sandbox.close();
  return responses;
}

function writeRequest(
  method: string,
  template: string,
  one: WrittenCase,
  user: string | undefined,
): Request {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(one.path?.[name] ?? ''),
  );
  const search = writeForm('', (one.query ?? {}) as never, 'form').join('&');
  return new Request(ORIGIN + BASE_PATH + path + (search && `?${search}`), {
    method: method.toUpperCase(),
    headers: {
      ...(user && { 'PRIVATE-TOKEN': `sandbox-token-of-${user}` }),
      ...(one.body !== undefined && { 'content-type': one.contentType ?? 'application/json' }),
    },
    ...(one.body !== undefined && { body: writeBody(one) }),
  });
}

/** Writes a body as JSON, or as it is if its media type is another one. */
function writeBody({ body, contentType = 'application/json' }: WrittenCase): string {
  return typeof body === 'string' && !isJson(contentType) ? body : JSON.stringify(body);
}

async function readResponse(response: Response, headers: string[]): Promise<RecordedResponse> {
  const text = await response.text();
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const shown = headers.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name.toLowerCase(), value.replaceAll(ORIGIN, '{origin}')]];
  });
  return {
    status: response.status,
    ...(shown.length > 0 && { headers: Object.fromEntries(shown) }),
    ...(text !== '' && {
      ...(type !== 'application/json' && { contentType: type }),
      body: type === 'application/json' ? JSON.parse(text.replaceAll(ORIGIN, WEB_ORIGIN)) : text,
    }),
  };
}
