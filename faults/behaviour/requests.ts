/** Requests and replies on their way through a decorator of the sandbox, and what may be changed in them. */
import type { JsonValue } from '../../contract/case.ts';
import { type Incoming, type Perform, Reply } from '../../sandbox/index.ts';
import { parseForm, writeForm } from '../../wire/form.ts';
import { essence, FORM } from '../../wire/mediaType.ts';

type Fields = { [name: string]: JsonValue };

/** The request without these parameters and fields, wherever it has them. */
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

/** The request with other values of these parameters in its query; without those that are undefined. */
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

/** The request with other fields in its body: a form stays a form, and no body counts as one without fields. */
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

/** The request with the token of another caller. */
export function withToken(request: Incoming, token: string | undefined): Incoming {
  const header: Incoming['header'] = (name) =>
    name === 'private-token' ? token : request.header(name);
  return { ...request, header };
}

/** A decorator that changes the reply: `change` gets a copy, which it may write to. */
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

/** The fields of a JSON body; undefined for one that is no object. */
function fieldsOf(text: string): Fields | undefined {
  if (text === '') return {};
  try {
    const value = JSON.parse(text);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `labels` of `labels[]` and `labels[name]` */
function stemOf(name: string): string {
  return name.split('[')[0]!;
}
