import { readContract } from '../../contract/contract.ts';
import { extendContract } from '../../contract/extensions/extendContract.ts';
import { packFile } from '../../contract/extensions/packs.ts';
import type { SandboxOptions } from '../../sandbox/index.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { packHandlers } from '../index.ts';

/** Opens a sandbox with the everyday pack as the build wrote it. Each response is judged by contract and pack. */
export async function openPackSandbox(
  options: Partial<Omit<SandboxOptions, 'contract'>> = {},
): Promise<TestSandbox> {
  const contract = await extendContract(await readContract(), packFile('everyday'));
  const handlers = await packHandlers(contract.document, 'everyday');
  return openTestSandbox({ contract, handlers, ...options });
}
