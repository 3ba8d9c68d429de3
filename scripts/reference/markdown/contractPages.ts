import type { Contract } from '../../../contract/contract.ts';
import { pageData } from '../pageData.ts';
import { withReadableExtensions } from '../readableExtensions.ts';
import { readGuides } from '../readGuides.ts';
import { referencePages } from './index.ts';

/** Writes the reference of a contract and the guides for callers as Markdown. Returns the pages by their paths. */
export async function contractPages(contract: Contract): Promise<Map<string, string>> {
  const data = pageData({ ...contract, guides: await readGuides() });
  return referencePages(withReadableExtensions(contract.document), data);
}
