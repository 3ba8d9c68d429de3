import type { WireRequest } from './wireRequest.ts';

/** Set by curl itself, or without weight. */
const LEFT_OUT = new Set(['content-length', 'connection', 'accept-encoding', 'user-agent']);

/**
 * A line for a POSIX shell that sends a request again, with `$TOKEN` in place of the token.
 */
export function curlLine(request: WireRequest, token?: string): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !LEFT_OUT.has(name.toLowerCase()))
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`, token)}`);
  return [
    // Brackets in the query and dots in the path are sent as they stand.
    'curl --include --compressed --globoff --path-as-is',
    ...(request.method === 'GET' ? [] : [`-X ${request.method}`]),
    ...headers,
    ...(request.body ? [`--data-binary ${quote(request.body.toString(), token)}`] : []),
    quote(`${request.origin}${request.path}`, token),
  ].join(' ');
}

/** Single quotes keep everything but themselves; the token's place needs double quotes to expand. */
function quote(text: string, token: string | undefined): string {
  if (!token || !text.includes(token)) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${text
    .split(token)
    .map((part) => part.replaceAll(/[\\"$`]/g, '\\$&'))
    .join('$TOKEN')}"`;
}
