import { type Contract, formatEndpoint } from '../contract/contract.ts';
import { operationsBy } from './learn.ts';

/**
 * Writes the deviations of a contract as a Markdown page. Deviations that concern many operations come first. Then
 * each operation has its own list.
 * @param contract a contract with a deviations file
 */
export function explainDeviations(contract: Contract): string {
  const { deviations, operations } = contract;
  const { title, version, actions } = deviations!;
  const operationsAt = operationsBy(contract);
  const inForce = actions
    .filter(({ isExpired }) => !isExpired)
    .map((action) => ({
      action,
      operations: [...new Set(action.changes.flatMap(({ pointer }) => operationsAt(pointer)))],
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
      : [`## ${formatEndpoint(operation)} (${operation.id})`, lines.join('\n')];
  });
  const ofNoOperation = inForce.filter((one) => one.operations.length === 0);
  const expired = actions.filter(({ isExpired }) => isExpired);
  return `${[
    `# ${title} ${version}`,
    `${inForce.length === 1 ? 'One deviation' : `${inForce.length} deviations`} from ${contract.document.info.title} ${contract.document.info.version}.`,
    ...shared.flatMap((one) => [`## ${one.operations.length} operations`, line(one)]),
    ...own,
    ...(ofNoOperation.length > 0
      ? ['## Not in a response of an operation', ofNoOperation.map(line).join('\n')]
      : []),
    ...(expired.length > 0
      ? [
          '## Expired',
          expired.map(({ description, expires }) => `- ${expires}: ${description}`).join('\n'),
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** An action that concerns more operations than this number is listed once, not below each operation. */
const MANY = 20;
