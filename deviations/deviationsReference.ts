import type { JsonValue } from '../contract/case.ts';
import type { Deviations } from '../contract/contract.ts';
import { applyOverlay } from '../contract/deviations/overlay.ts';
import { readDeviations } from '../contract/deviations/readDeviations.ts';
import { markDifferences } from './markDifferences.ts';

/** Matches the text of the contract within the HTML page of the reference. */
const DEFINITION = /(?<=<script type="application\/json" id="definition">).*?(?=<\/script>)/s;

/**
 * Returns the reference page for a deployment. The deviations file is applied to the contract in the page, and each
 * deviation is marked at its place.
 * @param page the HTML text of the reference that the build has created
 * @throws an Error if the page does not contain the contract
 */
export async function deviationsReference(
  page: string,
  { file, title, actions }: Deviations,
): Promise<string> {
  const [definition] = DEFINITION.exec(page) ?? [];
  if (definition === undefined)
    throw new Error(
      'The reference page does not contain the contract. To rebuild the page, run `npm run build`',
    );
  const { deviations } = await readDeviations(file);
  const inForce = deviations.actions.filter((_, index) => !actions[index]!.isExpired);
  const heading = asText(title);
  const { document, changes } = applyOverlay(JSON.parse(definition) as JsonValue, inForce);
  const applied = actions
    .filter(({ isExpired }) => !isExpired)
    .map((action, index) => ({ ...action, changes: changes[index]! }));
  markDifferences(document as object, heading, applied);
  const { info } = document as { info: { title: string; description?: string } };
  const count = `${applied.length} ${applied.length === 1 ? 'deviation' : 'deviations'}`;
  info.description = `**With ${heading}:** ${count} from the contract, each marked at its place.\n\n${info.description ?? ''}`;
  const text = JSON.stringify(document).replaceAll('<', '\\u003c');
  return page.replace(DEFINITION, () => text);
}

/** Writes a text so that CommonMark shows it as it is. The title of a deviations file is a text. */
function asText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>&]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
