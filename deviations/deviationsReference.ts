import type { JsonValue } from '../contract/case.ts';
import type { Deviations } from '../contract/contract.ts';
import { applyOverlay } from '../contract/deviations/overlay.ts';
import { readDeviations } from '../contract/deviations/readDeviations.ts';
import { markDifferences } from './markDifferences.ts';

/** Where the page of the reference has the contract: a block of data. */
const DEFINITION = /(?<=<script type="application\/json" id="definition">).*?(?=<\/script>)/s;

/**
 * The reference of a deployment: the page that the build has made, with the deviations file in what it shows, and each
 * difference where it applies.
 * @throws an Error when the page is none of the build
 */
export async function deviationsReference(
  page: string,
  { file, title, actions }: Deviations,
): Promise<string> {
  const [definition] = DEFINITION.exec(page) ?? [];
  if (definition === undefined)
    throw new Error('The reference holds no contract. Run: npm run build');
  const { deviations } = await readDeviations(file);
  const inForce = deviations.actions.filter((_, index) => !actions[index]!.isExpired);
  const { document, changes } = applyOverlay(JSON.parse(definition) as JsonValue, inForce);
  const applied = actions
    .filter(({ isExpired }) => !isExpired)
    .map((action, index) => ({ ...action, changes: changes[index]! }));
  markDifferences(document as object, title, applied);
  const { info } = document as { info: { title: string; description?: string } };
  info.description = `**As ${title} has it:** ${applied.length} differences, each where it applies.\n\n${info.description ?? ''}`;
  const text = JSON.stringify(document).replaceAll('<', '\\u003c');
  return page.replace(DEFINITION, () => text);
}
