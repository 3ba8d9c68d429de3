import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { STRANGER } from '../../../contract/roles.ts';
import { documentedResponse, judge } from '../../../judge/index.ts';
import type { Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import type { Caller } from '../../target/tokenFor.ts';
import { rolesOf } from './accessByRole.ts';
import { creatorOnly } from './accessOfCreator.ts';
import { fieldsByRole } from './accessOfField.ts';
import { strangersToken } from './callers.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, fixtureOf, readsOf } from './propertyJob.ts';
import { queryOf } from './reader.ts';

const PRIVATE = 'project.private';
const INTERNAL = 'project.internal';

export const access: Property = {
  id: 'access',
  summary:
    'The named roles may call, and other roles may not. Some resources are for their creator only. For strangers, a private project gives the same 404 as an unknown one. Without a token, only a public project is readable.',
  from: '`x-roles`, `x-creator-only`, `security`',
  plan: (contract, target) => [
    ...[...contract.operations.values()].flatMap((operation) => [
      ...rolesOf(contract, target, operation),
      ...creatorOnly(contract, target, operation),
      ...fieldsByRole(contract, target, operation),
    ]),
    ...readsOf(contract).flatMap((operation) => projectVisibility(contract, target, operation)),
    ...[...contract.operations.values()].flatMap((operation) =>
      hiddenProject(contract, target, operation),
    ),
  ],
};

/**
 * A stranger gets 404 for a private project. If the operation needs no token, an anonymous caller can read a public
 * project, and no private or internal one.
 */
function projectVisibility(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
): Job[] {
  const parameter = operation.definition.parameters?.find(
    (one) => one.in === 'path' && [one['x-fixture'] ?? []].flat().includes(PRIVATE),
  );
  const placeholders = (operation.path ?? '').match(/\{/g) ?? [];
  const needed = queryOf(operation).some(({ required }) => required);
  // A request that names a resource in the project would get 404 for every caller.
  if (!parameter || placeholders.length > 1 || needed) return [];
  const check = (
    name: string,
    summary: string,
    key: string,
    callerOf: () => Partial<Caller>,
    status: number,
  ) =>
    checkJob({
      contract,
      target,
      operation,
      name,
      summary,
      look: async (reader) => {
        const id = fixtureOf(target, key);
        const path = { ...reader.request.path, [parameter.name]: id };
        const request = { ...reader.request, path };
        const sent = { request, token: '', ...callerOf(), expected: { status } };
        const { exchange } = await reader.send(sent);
        const came = exchange.response?.status ?? status;
        // The documents do not say how a server refuses an internal project to a caller without a token.
        const isRefusal = key === INTERNAL && [401, 403].includes(came);
        if (isRefusal && documentedResponse({ contract, operation }, came))
          return judge(exchange, { contract, operation, request, status: came });
        if (came < 300 !== status < 300)
          return findingsOf(
            'access',
            pointerBelow(operation.pointer, 'security'),
          )([
            {
              requirement: `${summary}: ${status}`,
              actual: `the response is ${came}`,
              statuses: { due: [status], came },
              exchange,
            },
          ]);
        return judge(exchange, { contract, operation, request, status });
      },
    });
  const hidden = 'A private project is not shown to';
  return [
    check(
      `access.private.${STRANGER}`,
      `${hidden} a stranger`,
      PRIVATE,
      () => ({ as: STRANGER, token: strangersToken(target) }),
      404,
    ),
    ...(needsToken(operation.definition)
      ? []
      : [
          check(
            'access.private.anonymous',
            `${hidden} an anonymous caller`,
            PRIVATE,
            () => ({}),
            404,
          ),
          check(
            'access.internal.anonymous',
            'An internal project is not shown to an anonymous caller',
            INTERNAL,
            () => ({}),
            404,
          ),
          check(
            'access.public.anonymous',
            'A public project is readable without a token',
            'project.public',
            () => ({}),
            200,
          ),
        ]),
  ];
}

/** A caller who may not see a project gets the same response as for an unknown project. */
function hiddenProject(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const parameter = operation.definition.parameters?.find(
    (one) => one.in === 'path' && [one['x-fixture'] ?? []].flat().includes('project.id'),
  );
  if (!parameter || !documentedResponse({ contract, operation }, 404)) return [];
  const check = (name: string, who: string, callerOf: () => Partial<Caller>) =>
    checkJob({
      contract,
      target,
      operation,
      name: `access.hidden.${name}`,
      summary: `${who} gets the same 404 for a private project as for an unknown one`,
      look: async (reader) => {
        const caller = callerOf();
        const hidden = fixtureOf(target, PRIVATE);
        const unknown = contract.world?.kinds['project.id']?.unknown;
        const responses: string[] = [];
        for (const id of [hidden, unknown as number]) {
          const path = {
            ...unknownPath(contract, operation, reader.request.path),
            [parameter.name]: id,
          };
          const request = { ...reader.request, path };
          const expected = { status: 404 };
          const { exchange } = await reader.send({ request, token: '', ...caller, expected });
          const findings = judge(exchange, { contract, operation, request, status: 404 });
          if (findings.length > 0) return findings;
          responses.push(exchange.response!.body.toString().replaceAll(String(id), ''));
        }
        return responses[0] === responses[1]
          ? []
          : findingsOf(
              'access',
              pointerBelow(operation.pointer, 'security'),
            )([
              {
                requirement: `${who} gets the same 404 for a private project as for an unknown one`,
                actual: `the private project gives ${responses[0]}, and the unknown one ${responses[1]}`,
                choice: 'hidden-project',
              },
            ]);
      },
    });
  return [
    check(STRANGER, 'A stranger', () => ({ as: STRANGER, token: strangersToken(target) })),
    ...(needsToken(operation.definition)
      ? []
      : [check('anonymous', 'An anonymous caller', () => ({}))]),
  ];
}

/** Returns the path with unknown values, so that a write that is allowed by mistake changes nothing. */
function unknownPath(
  { world }: Contract,
  { definition, method }: ContractOperation,
  path: CaseRequest['path'],
): CaseRequest['path'] {
  if (method === 'get') return path;
  return Object.fromEntries(
    Object.entries(path).map(([name, value]) => {
      const parameter = definition.parameters?.find(
        (one) => one.in === 'path' && one.name === name,
      );
      const [unknown] = [parameter?.['x-fixture'] ?? []]
        .flat()
        .flatMap((key) => world?.kinds[key]?.unknown ?? []);
      return [name, (unknown as string | number | undefined) ?? value];
    }),
  );
}
