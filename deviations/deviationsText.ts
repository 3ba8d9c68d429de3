import { Document } from 'yaml';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import type { Left } from './learn.ts';

/** Where the package has the JSON Schema of a deviations file, for editors. */
const SCHEMA = 'node_modules/forge-contract/contract/deviations/deviations.schema.json';

/** A deviations file as a file, with what was not learned as remarks at its end. */
export function deviationsText(
  info: { title: string; version: string },
  actions: DeviationAction[],
  left: Left[],
): string {
  const document = new Document({
    overlay: '1.0.0',
    info,
    // What says why comes after what is changed, and before what was seen.
    actions: actions.map(({ target, remove, update, description, ...rest }) => ({
      target,
      ...(remove ? { remove } : { update }),
      description,
      ...rest,
    })),
  });
  const remarks = left.map(
    ({ reason, isFault, findings, first }) =>
      `# ${isFault ? 'Looks like a fault' : 'Left'}: ${reason}, ${findings} found; first ${first}\n`,
  );
  return [
    `# yaml-language-server: $schema=${SCHEMA}\n`,
    '# How a deployment differs from the contract. An action without x-accepted is a proposal.\n',
    document.toString({ lineWidth: 110 }),
    ...(remarks.length > 0 ? ['\n# Not learned:\n', ...remarks] : []),
  ].join('');
}
