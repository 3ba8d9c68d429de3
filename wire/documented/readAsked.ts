import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { DocumentedOperation } from '../../contract/documentedResponses.ts';
import { isObject } from '../../contract/isObject.ts';
import { parseForm } from '../form.ts';
import { essence, FORM } from '../mediaType.ts';
import type { ComparedRequest } from './caseComparer.ts';

/** A request that is compared with those of cases. */
export interface AskedRequest extends ComparedRequest {
  path: Record<string, string>;
  url: URL;
  /** The body as it was sent: undefined without a body, `broken` if it cannot be read. */
  sent: { value: JsonValue } | 'broken' | undefined;
}

/** Reads a request. A write may send its fields in the body or in the query (API documentation, document 1). */
export async function readAsked(
  operation: DocumentedOperation,
  request: Request,
): Promise<AskedRequest> {
  const { path: template = '', body, filters } = operation;
  const url = new URL(request.url);
  const contentType = request.headers.get('content-type') ?? '';
  const text = await request.clone().text();
  const sent = text === '' ? undefined : readBody(text, contentType);
  const pairs = Object.entries(parseForm(url.search.slice(1)));
  const isField = ([name]: [string, unknown]) =>
    body !== undefined && !Object.hasOwn(filters, name);
  const fields = {
    ...Object.fromEntries(pairs.filter(isField)),
    ...(sent !== 'broken' && isObject(sent?.value) && sent.value),
  };
  const query: CaseRequest['query'] = Object.fromEntries(pairs.filter((pair) => !isField(pair)));
  return {
    path: readPath(template, url.pathname),
    query,
    url,
    sent,
    contentType,
    ...(Object.keys(fields).length > 0 && { body: fields }),
    signedIn: ['private-token', 'authorization'].some((name) => request.headers.has(name)),
  };
}

function readPath(template: string, pathname: string): Record<string, string> {
  const pattern = template
    .replaceAll('.', '\\.')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+?)`);
  const values = new RegExp(`${pattern}$`).exec(pathname)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/**
 * Parses a body. If the text is valid JSON, it is read as JSON, even with another content type. The mock does the
 * same.
 */
function readBody(text: string, contentType: string): { value: JsonValue } | 'broken' {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return essence(contentType) === FORM ? { value: parseForm(text) } : 'broken';
  }
}
