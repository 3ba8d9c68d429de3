/** The options of mock and sandbox for delays and failures on purpose. */
import { InvalidArgumentError } from 'commander';
import type { Contract } from '../contract/contract.ts';
import { unknownOperations } from '../contract/unknownOperations.ts';
import { UsageError } from '../contract/usageError.ts';
import { type Failure, wrongProbabilities } from '../wire/disturber.ts';
import { type OptionRow, positiveInteger } from './options.ts';

/** The value of the options. */
export interface DisturbanceFlags {
  delay?: number;
  fail: Failure[];
}

/** @param seedFlag the flag of the start value for the random choice */
export function disturbanceOptions(seedFlag = '--seed'): OptionRow[] {
  return [
    ['--delay <ms>', 'delay before each response, in milliseconds', { parse: positiveInteger }],
    [
      '--fail <status:part[:operation]>',
      'respond to a part of all requests, or of the requests of an operation, with an error status, such as 503:0.1; with drop in place of the status, close the connection; repeatable',
      { parse: failure, default: [], defaultText: 'no failures' },
    ],
    [
      `${seedFlag} <number>`,
      'number that determines which requests fail: with the same number, the same requests fail',
      { parse: positiveInteger, default: 1 },
    ],
  ];
}

/** Checks the operations of `--fail`. @throws a UsageError for a name that no operation has */
export function checkFailures(contract: Pick<Contract, 'document'>, failures: Failure[]): void {
  const names = failures.flatMap(({ operation }) => operation ?? []);
  const [wrong] = unknownOperations(contract, names);
  if (wrong !== undefined) throw new UsageError(`--fail: ${wrong}`);
}

function failure(text: string, others: Failure[]): Failure[] {
  const [, status, part, operation] =
    /^([45]\d\d|drop):(0?\.\d+|[01])(?::(\w+))?$/.exec(text) ?? [];
  if (!status)
    throw new InvalidArgumentError(
      'Write a status from 400 to 599 or drop, a part from 0 to 1, and perhaps an operation: 503:0.1 for every tenth request, drop:1:createTag for each tag.',
    );
  const all: Failure[] = [
    ...others,
    {
      probability: Number(part),
      ...(status === 'drop' ? { drop: 'before' } : { status: Number(status) }),
      ...(operation !== undefined && { operation }),
    },
  ];
  const wrong = wrongProbabilities(all);
  if (wrong !== undefined) throw new InvalidArgumentError(`With this part, ${wrong}.`);
  return all;
}
