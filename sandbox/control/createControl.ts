import type { Hono } from 'hono';
import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Sandbox } from '../sandbox.ts';
import { Reply } from '../server/handler.ts';
import { readBody } from '../server/incoming.ts';
import { successStatus } from '../server/operationHandler.ts';
import { requestReader } from '../server/readRequest.ts';
import { invalid, Refusal, refuse } from '../server/refusal.ts';
import { newApp, type RequestEnv, respond } from '../server/respond.ts';
import { DESCRIPTION, readKeyword } from './description.ts';
import { explain } from './explain.ts';
import { findHandler } from './handlers.ts';
import { noSuchName } from './noSuchName.ts';

/** The variables that the application stores for each request. */
interface Env {
  Variables: RequestEnv['Variables'] & { body: Buffer | undefined };
}

/**
 * Creates the control API of a sandbox, below `/_sandbox`. Tests use it for what the platform's API cannot do: they
 * create, change and read any rows, set the clock, and reset the sandbox.
 * @param mount the prefix of URLs in responses. Default: empty
 */
export function createControl(sandbox: Sandbox, mount = ''): Hono<Env> {
  const control = newApp<Env>();
  control.use(async (context, next) => {
    context.set('body', await readBody(context));
    await next();
  });
  const byPath = groupBy(listOperations(DESCRIPTION), ({ path }) => path!);
  for (const [path, operations] of byPath) {
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of operations) {
      const read = requestReader({ document: DESCRIPTION }, operation, explain);
      const handle = findHandler(operation);
      control.on(operation.method.toUpperCase(), route, async ({ req, get, set }) => {
        set('operation', operation.id);
        const { search, origin } = new URL(req.url);
        const raw = {
          path: req.param(),
          search: search.slice(1),
          // Every body is read as JSON. The `Content-Type` is ignored, because by default curl declares a form.
          contentType: 'application/json',
          body: get('body'),
        };
        checkNames(operation, raw.path);
        checkQuery(operation, raw.search);
        await sandbox.catchUp();
        const body = await handle({ sandbox, origin: origin + mount, ...read(raw) });
        return respond(new Reply(body, { status: successStatus(operation) }));
      });
    }
    const allow = operations.map(({ method }) => method.toUpperCase()).join(', ');
    control.all(route, () => {
      refuse(new Refusal(405, `405 Method Not Allowed: the path supports ${allow}`, { allow }));
    });
  }
  const names = [...byPath.keys()].map((path) => path.slice(1)).filter((name) => /^\w/.test(name));
  control.all('*', ({ req }) => {
    refuse(noSuchName('resource', new URL(req.url).pathname.split('/')[2] ?? '', names));
  });
  return control;
}

/** Checks that an operation has all parameters of a query. @throws a Refusal with 400 that lists the known parameters */
function checkQuery({ definition }: ContractOperation, search: string): void {
  const known = (definition.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const unknown = [...new URLSearchParams(search).keys()].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const hint = known.length > 0 ? `the parameters are ${known.join(', ')}` : 'there are none';
  refuse(invalid(Object.fromEntries(unknown.map((name) => [name, [`is not known; ${hint}`]]))));
}

/**
 * Checks path parameters that have a list of valid names, such as `table`.
 * @throws a Refusal with 404 that lists the valid names
 */
function checkNames({ definition }: ContractOperation, path: Record<string, string>): void {
  const inPath = (definition.parameters ?? []).filter((parameter) => parameter.in === 'path');
  for (const { name, schema } of inPath) {
    const names = readKeyword(schema, 'enum')?.map(String);
    if (names && !names.includes(path[name] ?? ''))
      refuse(noSuchName(name, path[name] ?? '', names));
  }
}
