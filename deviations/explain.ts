import { type Contract, endpointOf } from '../contract/contract.ts';
import { operationsBy } from './learn.ts';

/**
 * What of a contract is different with a deviations file in force, as a page in Markdown: what is said of many operations
 * first, then operation by operation.
 * @param contract one with a deviations file
 */
export function explainDeviations(contract: Contract): string {
  const { deviations, operations } = contract;
  const { title, version, actions } = deviations!;
  const by = operationsBy(contract);
  const inForce = actions
    .filter(({ isExpired }) => !isExpired)
    .map((action) => ({
      action,
      operations: [...new Set(action.changes.flatMap(({ pointer }) => by(pointer)))],
    }));
  const line = ({ action }: (typeof inForce)[number]) =>
    `- ${action.description}${action.accepted ? ` Accepted: ${action.accepted}.` : ' **Proposal.**'}${action.expires ? ` Until ${action.expires}.` : ''}`;
  const shared = inForce.filter((one) => one.operations.length > MANY);
  const own = [...operations.values()].flatMap((operation) => {
    const lines = inForce
      .filter((one) => !shared.includes(one) && one.operations.includes(operation.id))
      .map(line);
    return lines.length === 0
      ? []
      : [`## ${endpointOf(operation)} (${operation.id})`, lines.join('\n')];
  });
  const nowhere = inForce.filter((one) => one.operations.length === 0);
  const expired = actions.filter(({ isExpired }) => isExpired);
  return `${[
    `# ${title} ${version}`,
    `${inForce.length === 1 ? 'One difference' : `${inForce.length} differences`} from ${contract.document.info.title} ${contract.document.info.version}.`,
    ...shared.flatMap((one) => [`## ${one.operations.length} operations`, line(one)]),
    ...own,
    ...(nowhere.length > 0 ? ['## No response of an operation', nowhere.map(line).join('\n')] : []),
    ...(expired.length > 0
      ? [
          '## Expired',
          expired.map(({ description, expires }) => `- ${expires}: ${description}`).join('\n'),
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** More operations than this are not listed one by one. */
const MANY = 20;
