import { type Contract, operationsById } from './contract.ts';
import { didYouMean } from './nearest.ts';

/** Returns a message for each name that no operation has, such as `there is no operation createTga: did you mean …?`. */
export function unknownOperations(
  { document }: Pick<Contract, 'document'>,
  names: string[],
): string[] {
  const known = operationsById(document);
  return names
    .filter((name) => !known.has(name))
    .map((name) => `there is no operation ${name}${didYouMean(name, known.keys())}`);
}
