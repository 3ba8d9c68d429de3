import type { Exchange } from '../exchange.ts';
import type { Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';

/** A whole HTTP answer came: no hang, no reset, no malformed head, no body that stops in the middle. */
export function checkTransport(
  { failure, response }: Exchange,
  { operation }: Expectation,
): Violation[] {
  if (!failure)
    return response?.cut
      ? [violation(operation.pointer, 'the body is longer than the 32 MiB that the suite reads')]
      : [];
  return [violation(operation.pointer, `${failure.name}: ${failure.message}`)];
}

function violation(pointer: string, actual: string): Violation {
  return {
    message: `no whole answer: ${actual}`,
    requirement: 'the request gets a whole HTTP answer',
    pointer,
    actual,
  };
}
