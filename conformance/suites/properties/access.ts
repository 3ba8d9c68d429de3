import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { documentedResponse, judge } from '../../../judge/index.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, fixtureOf, readsOf } from './propertyJob.ts';
import { queryOf } from './reader.ts';

/** The roles of members, from the fewest to the most rights. */
const RANKS = [
  'guest',
  'planner',
  'reporter',
  'security-manager',
  'developer',
  'maintainer',
  'owner',
];
/** The role of a caller who is signed in, and no member of any project. */
const STRANGER = 'stranger';
const PRIVATE = 'project.private';

export const access: Property = {
  id: 'access',
  summary:
    'A role below the least one is refused. For strangers, a private project gives the same 404 as an unknown one. A public project is readable without a token.',
  from: '`x-roles`, `security`',
  plan: (contract, target) => [
    ...[...contract.operations.values()].flatMap((operation) =>
      lesserRoles(contract, target, operation),
    ),
    ...readsOf(contract).flatMap((operation) => projectVisibility(contract, target, operation)),
    ...[...contract.operations.values()].flatMap((operation) =>
      hiddenProject(contract, target, operation),
    ),
  ],
};

/** Each role below the least of the allowed roles is refused. */
function lesserRoles(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const roles = operation.definition['x-roles'];
  const refusal = [403, 404].find((status) => documentedResponse({ contract, operation }, status));
  if (!roles || refusal === undefined) return [];
  const least = Math.min(
    ...roles.map((role) => RANKS.indexOf(role)).filter((rank) => rank >= 0),
    RANKS.length,
  );
  return RANKS.slice(0, least).map((role) =>
    checkJob({
      contract,
      target,
      operation,
      name: `access.${role}`,
      summary: `The role ${role} may not call it`,
      look: async (reader) => {
        const token = ownToken(target, role, roles);
        const { exchange } = await reader.send({
          as: role,
          token,
          expected: { status: refusal },
        });
        const { response } = exchange;
        const status = response?.status ?? refusal;
        if (status < 300)
          return findingsOf(
            'access',
            pointerBelow(operation.pointer, 'x-roles'),
          )([
            {
              requirement: `only ${roles.join(', ')} may call ${operation.id}`,
              actual: `the role ${role} gets ${status}`,
            },
          ]);
        const { request } = reader;
        // If the caller may not see the resource, 404 is right, too.
        return judge(exchange, {
          contract,
          operation,
          request,
          status: status === 404 ? 404 : refusal,
        });
      },
    }),
  );
}

/** Returns the token of a role. @throws CannotPerform when it has none, or shares the token of an allowed role */
function ownToken({ tokens }: Target, role: string, allowed: string[]): string {
  const token = tokens[role];
  if (token === undefined)
    throw new CannotPerform('not-run', `needs a separate token for the role ${role}`, [
      `tokens.${role}`,
    ]);
  const [same] = allowed.filter((one) => tokens[one] === token);
  if (same !== undefined)
    throw new CannotPerform('not-run', `the roles ${role} and ${same} share one token`);
  return token;
}

/**
 * A stranger gets 404 for a private project. If the operation needs no token, an anonymous caller gets 404, too, and
 * can read a public project.
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
  const check = (name: string, summary: string, key: string, token: () => string, status: number) =>
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
        const { exchange } = await reader.send({ request, token: token(), expected: { status } });
        const came = exchange.response?.status ?? status;
        if (came < 300 !== status < 300)
          return findingsOf(
            'access',
            pointerBelow(operation.pointer, 'security'),
          )([{ requirement: `${summary}: ${status}`, actual: `the response is ${came}` }]);
        return judge(exchange, { contract, operation, request, status });
      },
    });
  const hidden = 'A private project is not shown to';
  return [
    check(
      `access.private.${STRANGER}`,
      `${hidden} a stranger`,
      PRIVATE,
      () => strangersToken(target),
      404,
    ),
    ...(needsToken(operation.definition)
      ? []
      : [
          check(
            'access.private.anonymous',
            `${hidden} an anonymous caller`,
            PRIVATE,
            () => '',
            404,
          ),
          check(
            'access.public.anonymous',
            'A public project is readable without a token',
            'project.public',
            () => '',
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
  return [
    checkJob({
      contract,
      target,
      operation,
      name: `access.hidden.${STRANGER}`,
      summary: 'A stranger gets the same 404 for a private project as for an unknown one',
      look: async (reader) => {
        const token = strangersToken(target);
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
          const { exchange } = await reader.send({ request, as: STRANGER, token, expected });
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
                requirement:
                  'a stranger gets the same 404 for a private project as for an unknown one',
                actual: `the private project gives ${responses[0]}, and the unknown one ${responses[1]}`,
              },
            ]);
      },
    }),
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

function strangersToken({ tokens }: Target): string {
  const token = tokens[STRANGER];
  if (token === undefined)
    throw new CannotPerform(
      'not-run',
      `needs a token for the role ${STRANGER}, a user who is a member of no project`,
      [`tokens.${STRANGER}`],
    );
  return token;
}
