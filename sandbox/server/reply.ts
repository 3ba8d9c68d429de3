import type { Refusal } from './refusal.ts';

/** The response of an operation: a body, with a status and headers. */
export class Reply {
  readonly status: number | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;

  /** @param status default: the success status of the contract */
  constructor(body: unknown, options: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/** Converts a refusal to a reply. */
export function toReply({ body, status, headers }: Refusal): Reply {
  return new Reply(body, { status, headers });
}
