import { Document } from 'yaml';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import type { Left } from './learn.ts';

/** The path of the JSON Schema of a deviations file in the installed package, for editors. */
const SCHEMA = 'node_modules/forge-contract/contract/deviations/deviations.schema.json';

/** Writes a deviations file as YAML. Comments at the end list the findings that no action tolerates. */
export function deviationsText(
  info: { title: string; version: string },
  actions: DeviationAction[],
  left: Left[],
): string {
  const document = new Document({
    overlay: '1.0.0',
    info,
    // Sorts the fields of an action, so that the description stands between the change and its evidence.
    actions: actions.map(({ target, remove, update, description, ...rest }) => ({
      target,
      ...(remove ? { remove } : { update }),
      description,
      ...rest,
    })),
  });
  const comments = left.map(
    ({ reason, isFault, findings, first }) =>
      `# ${isFault ? 'Looks like a fault' : 'No action'}: ${reason}, ${findings} found; first ${first}\n`,
  );
  return [
    `# yaml-language-server: $schema=${SCHEMA}\n`,
    '# The deviations of a deployment from the contract. An action without x-accepted is a proposal.\n',
    document.toString({ lineWidth: 110 }),
    ...(comments.length > 0 ? ['\n# Not learned:\n', ...comments] : []),
  ].join('');
}
