import type { Contract } from './contract.ts';
import { kebabCase } from './kebabCase.ts';

/** Returns the area of an operation, such as `tags`: the folder of its cases, or the title of its extension. */
export function findArea(
  { cases, operations }: Pick<Contract, 'cases' | 'operations'>,
  operation: string,
): string | undefined {
  const title = operations.get(operation)?.definition['x-extension'];
  return (
    cases.find((one) => one.operation === operation)?.area ??
    (title === undefined ? undefined : areaName(title))
  );
}

/** Returns the area of an extension's operations in IDs and reports: `our-branches` for the title `Our branches`. */
export function areaName(title: string): string {
  return kebabCase(title) || 'extension';
}
