import type { Contract } from './contract.ts';
import { kebabCase } from './kebabCase.ts';

/** Returns the area of an operation, such as `tags`: the folder of its cases. */
export function findArea(
  { cases }: Pick<Contract, 'cases'>,
  operation: string,
): string | undefined {
  return cases.find((one) => one.operation === operation)?.area;
}

/** Returns the area of an extension's operations in IDs and reports: `our-branches` for the title `Our branches`. */
export function areaName(title: string): string {
  return kebabCase(title) || 'extension';
}
