import type { Contract } from './contract.ts';

/** Returns the area of an operation, such as `tags`: the folder of its cases. */
export function areaOf({ cases }: Pick<Contract, 'cases'>, operation: string): string | undefined {
  return cases.find((one) => one.operation === operation)?.area;
}
