/** Changes the requests and replies of a sandbox, for decorators that plant faults. */
import type { JsonValue } from '../../contract/case.ts';
import { parseForm, writeForm } from '../../wire/form.ts';
import { essence, FORM } from '../../wire/mediaType.ts';
import { type Incoming, type Perform, Reply } from '../index.ts';

type Fields = { [name: string]: JsonValue };

/** Returns the request without these names, neither as query parameters nor as body fields. */
export function without(request: Incoming, ...names: string[]): Incoming {
  const stems = names.map(stemOf);
  const isKept = (name: string) => !stems.includes(stemOf(name));
  const { search } = withSearch(request, isKept);
  return {
    ...withFields(request, (fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name))),
    ),
    search,
  };
}

/** Returns the request with changed query parameters. The value `undefined` removes a parameter. */
export function withParameters(
  request: Incoming,
  parameters: Record<string, string | number | undefined>,
): Incoming {
  const { search } = withSearch(request, (name) => !(name in parameters));
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return { ...request, search: [search, ...added].filter(Boolean).join('&') };
}

/** Returns the request with changed body fields. A form stays a form. A missing body counts as an empty object. */
export function withFields(request: Incoming, change: (fields: Fields) => Fields): Incoming {
  const text = request.body?.toString() ?? '';
  if (essence(request.contentType ?? '') === FORM) {
    const form = writeForm('', change(parseForm(text)), 'form').join('&');
    return { ...request, body: Buffer.from(form) };
  }
  const fields = fieldsOf(text);
  const changed = fields && change(fields);
  return !changed || (text === '' && Object.keys(changed).length === 0)
    ? request
    : {
        ...request,
        contentType: 'application/json',
        body: Buffer.from(JSON.stringify(changed)),
      };
}

/** Returns the request with the token of another caller. */
export function withToken(request: Incoming, token: string | undefined): Incoming {
  const header: Incoming['header'] = (name) =>
    name === 'private-token' ? token : request.header(name);
  return { ...request, header };
}

/** Returns a decorator that changes the reply. `change` gets a copy of the reply, which it may modify. */
export const changingReply =
  (change: (reply: ChangedReply, request: Incoming) => void) =>
  (perform: Perform): Perform =>
  async (request) => {
    const { status, headers, body } = await perform(request);
    const reply = { status: status!, headers: new Headers(headers), body: copyOf(body) };
    change(reply, request);
    return new Reply(reply.body, {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
    });
  };

/** A reply that a decorator changes. */
export interface ChangedReply {
  status: number;
  headers: Headers;
  /** A JSON value, bytes, or undefined for no body. */
  body: unknown;
}

function copyOf(body: unknown): unknown {
  return body === undefined || body instanceof Uint8Array ? body : JSON.parse(JSON.stringify(body));
}

function withSearch(request: Incoming, isKept: (name: string) => boolean): { search: string } {
  const pairs = (request.search ?? '').split('&').filter((pair) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return pair !== '' && isKept(name);
  });
  return { search: pairs.join('&') };
}

/** Returns the fields of a JSON body; undefined if the body is not an object. */
function fieldsOf(text: string): Fields | undefined {
  if (text === '') return {};
  try {
    const value = JSON.parse(text);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns `labels` for `labels[]` and `labels[name]`. */
function stemOf(name: string): string {
  return name.split('[')[0]!;
}
