/** Writes the differences at which no side breaks the contract as actions of a deviations file. */
import type { Contract } from '../contract/contract.ts';
import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import { groupBy } from '../contract/groupBy.ts';
import { jsonPathTo, type Left, learn } from '../deviations/index.ts';
import type { ReplayedCall } from './replay.ts';
import { responseSchemas, schemasBelow } from './responseSchemas.ts';

export interface SilentDeviations {
  /** The proposed actions: fields that the deployment leaves out, and other statuses. */
  actions: DeviationAction[];
  /** The differences that a deviations file cannot express. */
  left: Left[];
}

/** A silent difference, and the call that shows it. */
interface Silent {
  call: NonNullable<ReplayedCall['call']>;
  place: string;
  what: string;
  kind: string;
}

/** Returns the actions for the silent differences of all conversations. */
export function silentDeviations(contract: Contract, replayed: ReplayedCall[]): SilentDeviations {
  const silent = replayed.filter(
    ({ differences, findings }) =>
      differences.length > 0 &&
      ![...findings.deployment, ...findings.sandbox].some(({ level }) => level === 'required'),
  );
  const statuses = learn(
    contract,
    silent.flatMap(({ call, findings }) => {
      // The level would say that no run needs the action. The sandbox needs it.
      const advised = findings.deployment.flatMap(({ level: _, ...finding }) =>
        finding.statuses ? [finding] : [],
      );
      return call && advised.length > 0
        ? [
            {
              ...{ suite: 'pair', id: call.operation.id, outcome: 'fail' as const },
              operations: [call.operation.id] as [string],
              findings: advised,
            },
          ]
        : [];
    }),
  );
  const known = new Set(
    silent.filter(({ findings }) => findings.deployment.some((one) => one.statuses)),
  );
  const others = silent
    .filter((one) => !known.has(one))
    .flatMap(({ call, differences }): Silent[] =>
      call ? differences.map((one) => ({ call, ...one })) : [],
    );
  const absent = others
    .filter(({ kind }) => kind === 'field')
    .map((one) => ({ one, at: findField(contract, one) }));
  const actions = [...groupBy(absent, ({ at }) => at)].flatMap(([pointer, group]) =>
    pointer === undefined
      ? []
      : [
          describeAbsence(
            contract,
            pointer,
            group.map(({ one }) => one),
          ),
        ],
  );
  const left = [
    ...others.filter(({ kind }) => kind !== 'field'),
    ...absent.flatMap(({ one, at }) => (at === undefined ? [one] : [])),
  ];
  return {
    actions: [...statuses.proposals.map(({ action }) => action), ...actions],
    left: [...statuses.left, ...describeLeft(left)],
  };
}

function describeAbsence(
  { document }: Contract,
  pointer: string,
  group: Silent[],
): DeviationAction {
  const operations = [...new Set(group.map(({ call }) => call.operation.id))];
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    target: jsonPathTo(document, pointer),
    remove: true,
    description: `The field ${field} is left out. Seen in ${group.length} responses of ${operations.join(', ')}.`,
    'x-evidence': {
      ...{ responses: group.length, operations: operations.length },
      first: operations[0] ?? '',
    },
  };
}

/** Returns the pointer to the schema of a field of a response. Undefined if the contract does not have the field. */
function findField(contract: Contract, { call, place }: Silent): string | undefined {
  const names = place.replace(/^response, /, '').split(/\.|(?=\[\])/);
  const [schema] = names
    .filter(Boolean)
    .reduce(
      (schemas, name) => schemasBelow(contract, schemas, name),
      responseSchemas(contract, call.operation, call.status),
    );
  return schema?.pointer;
}

function describeLeft(silent: Silent[]): Left[] {
  return [...groupBy(silent, ({ kind }) => kind)].map(([kind, group]) => ({
    reason:
      kind === 'field'
        ? 'the contract does not show this field'
        : `a deviations file says what may come, and not which ${kind} comes`,
    isFault: false,
    findings: group.length,
    first: `${group[0]!.call.operation.id}, ${group[0]!.place || 'the call'} ${group[0]!.what}`,
  }));
}
