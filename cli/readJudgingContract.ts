import type { Contract } from '../contract/contract.ts';
import type { ContractOptions } from '../contract/deviations/readContractWith.ts';

/** Reads the contract that judges: an OpenAPI document of others, or ours with its deviations and extensions. */
export async function readJudgingContract({
  openapi,
  ...options
}: ContractOptions & { openapi?: string | undefined }): Promise<Contract> {
  if (openapi !== undefined) return (await import('../theirs/index.ts')).readTheirs(openapi);
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  return readContractWith(options);
}
