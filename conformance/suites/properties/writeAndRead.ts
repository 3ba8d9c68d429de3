/** Sends a write, and reads the written resource. */
import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { readJson } from '../../../wire/readBody.ts';
import { type Delivery, isRefused } from '../../engine/deliver.ts';
import type { Target } from '../../target/target.ts';
import { callersToTry } from '../../target/tokenFor.ts';
import { readBack } from '../lifecycles/readBack.ts';
import { type Ask, isShownBefore, type Shown, showBefore } from '../lifecycles/showResource.ts';
import type { Written } from '../lifecycles/writtenResource.ts';
import type { Reader } from './reader.ts';

/** A write whose resource is read back. */
export interface WriteCheck {
  contract: Contract;
  target: Target;
  operation: ContractOperation;
  written: Written;
}

interface WriteOptions {
  /** Receives the exchange of the write with each caller. */
  onExchange?: (exchange: Exchange) => void;
  /** Whether only the last caller with the right is asked, because a value may be refused. Default: false. */
  mayBeRefused?: boolean;
}

/** Sends a write, and reads it back. @returns the findings; undefined when the write is refused */
export async function write(
  check: WriteCheck,
  reader: Reader,
  request: CaseRequest,
  before: Shown | undefined,
  { onExchange, mayBeRefused = false }: WriteOptions = {},
): Promise<Finding[] | undefined> {
  // If the contract names no role, the first caller may lack the right.
  const others = mayBeRefused ? [] : callersToTry(undefined, check.target);
  const expected = { status: mayBeRefused ? 403 : 200 };
  for (const caller of [reader.caller, ...others]) {
    const delivery = await reader.send({ request, expected, ...caller });
    onExchange?.(delivery.exchange);
    if (isRefused(delivery)) continue;
    reader.caller = caller;
    return readAfter(check, reader, request, before, delivery);
  }
  return undefined;
}

async function readAfter(
  check: WriteCheck,
  reader: Reader,
  request: CaseRequest,
  before: Shown | undefined,
  { exchange }: Delivery,
): Promise<Finding[] | undefined> {
  const { contract, operation, written } = check;
  const status = exchange.response?.status ?? 0;
  if (status >= 300) return undefined;
  const findings = judge(exchange, { contract, operation, request, status });
  if (findings.length > 0) return findings;
  const response = readJson(exchange.response!);
  return readBack(
    { contract, operation, written, request, response, before },
    asking(check, reader),
  );
}

/** Reads the resource before it is changed. Undefined if the caller may not see it. */
export async function shownBefore(check: WriteCheck, reader: Reader): Promise<Shown | undefined> {
  const { written } = check;
  if (!isShownBefore(written)) return undefined;
  const shown = await showBefore(written, reader.request, asking(check, reader));
  return shown.findings.length > 0 ? undefined : shown;
}

/** Returns a function that calls an operation as the caller of the reader, and judges the response. */
export function asking({ contract }: WriteCheck, reader: Reader): Ask {
  return async (operation, request, statuses) => {
    const { exchange } = await reader.send({
      operation,
      request,
      expected: { status: statuses[0]! },
    });
    const came = exchange.response?.status;
    const status = statuses.find((one) => one === came) ?? statuses[0]!;
    return {
      body: exchange.response && readJson(exchange.response),
      findings: judge(exchange, { contract, operation, request, status }),
    };
  };
}
