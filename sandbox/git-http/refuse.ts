import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response without git, such as a refusal. Git prints its text. */
export interface Refused {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: Refused,
): void {
  // The rest of the body is read, because a client that still sends would not see the response.
  request.resume();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}
