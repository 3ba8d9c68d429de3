import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { ANONYMOUS, ANY_USER } from '../../contract/roles.ts';
import { readJson } from '../../wire/readBody.ts';
import type { Send } from '../engine/job.ts';
import type { Target } from '../target/target.ts';
import { type Caller, callersToTry } from '../target/tokenFor.ts';

/** The callers who send a request. */
export interface Callers {
  /** The role that is asked first. Default: `user`. */
  first?: string;
  /** The only caller. Default: every caller is asked until one gets a 200. */
  only?: typeof ANONYMOUS | Caller;
}

/**
 * The response to the first caller that gets a 200, or else the response to the last caller. An empty list counts only
 * if every caller gets one, since some lists leave out items that a caller may not see.
 */
export interface ProbeResponse {
  /** Undefined if no response came. */
  status: number | undefined;
  /** The body of a response with status 200. */
  body?: JsonValue | undefined;
}

/** Sends a request as one caller after the other. Each request is sent once, and its response is kept. */
export type AskCallers = (
  operation: ContractOperation,
  request: CaseRequest,
  callers?: Callers,
) => Promise<ProbeResponse>;

export function createAskCallers(
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking'>,
  send: Send,
): AskCallers {
  const responses = new Map<string, Promise<ProbeResponse>>();
  return (operation, request, callers = {}) => {
    const key = JSON.stringify([operation.id, request, callers]);
    const asked = responses.get(key) ?? askAll(operation, request, callers);
    responses.set(key, asked);
    return asked;
  };

  async function askAll(
    operation: ContractOperation,
    request: CaseRequest,
    { first = ANY_USER, only }: Callers,
  ): Promise<ProbeResponse> {
    const expected = { status: 200 };
    let status: number | undefined;
    let empty: ProbeResponse | undefined;
    const callers = only ? [only === ANONYMOUS ? {} : only] : callersToTry(first, target);
    for (const caller of callers) {
      const { exchange } = await send({ operation, request, ...caller, expected });
      status = exchange.response?.status;
      if (!exchange.response || status !== 200) continue;
      const body = readJson(exchange.response);
      if (!Array.isArray(body) || body.length > 0) return { status, body };
      empty ??= { status, body };
    }
    return empty ?? { status };
  }
}
