/** What a lesser role must not see: other people's private things, and what the contract keeps for some roles. */
import type { CaseRequest } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { documentedResponse, judge } from '../../../judge/index.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { checkJob, findingsOf, fixtureOf, type Property, readsOf } from './property.ts';
import { queryOf } from './reader.ts';

/** The roles of members, from the least to the most. */
const RANKS = [
  'guest',
  'planner',
  'reporter',
  'security-manager',
  'developer',
  'maintainer',
  'owner',
];
/** Who belongs to nothing. */
const STRANGER = 'stranger';
const PRIVATE = 'project.private';

export const access: Property = (contract, target) => [
  ...[...contract.operations.values()].flatMap((operation) =>
    lesserRoles(contract, target, operation),
  ),
  ...readsOf(contract).flatMap((operation) => ofProject(contract, target, operation)),
  ...[...contract.operations.values()].flatMap((operation) =>
    hiddenProject(contract, target, operation),
  ),
];

/** Whoever has none of the named roles, and less than any of them, is refused. */
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
      summary: `A ${role} may not call it`,
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
              actual: `a ${role} gets ${status}`,
            },
          ]);
        const { request } = reader;
        // What somebody may not see is not there for them.
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

/** @throws CannotPerform when the role shares its token with one that may */
function ownToken({ tokens }: Target, role: string, allowed: string[]): string {
  const token = tokens[role];
  if (token === undefined)
    throw new CannotPerform('not-run', `needs a token of its own for the role ${role}`, [
      `tokens.${role}`,
    ]);
  const [same] = allowed.filter((one) => tokens[one] === token);
  if (same !== undefined)
    throw new CannotPerform('not-run', `the roles ${role} and ${same} have the same token`);
  return token;
}

/**
 * A private project is not found by who is no member, nor without a token where none is needed; a public
 * one is read without a token there.
 */
function ofProject(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const parameter = operation.definition.parameters?.find(
    (one) => one.in === 'path' && [one['x-fixture'] ?? []].flat().includes(PRIVATE),
  );
  const named = (operation.path ?? '').match(/\{/g) ?? [];
  const needed = queryOf(operation).some(({ required }) => required);
  // Where the request names something in the project, that is not there in this one for anybody.
  if (!parameter || named.length > 1 || needed) return [];
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
          )([{ requirement: `${summary} (${status})`, actual: `the response is ${came}` }]);
        return judge(exchange, { contract, operation, request, status });
      },
    });
  const private404 = 'A private project is not there for';
  return [
    check(
      `access.private.${STRANGER}`,
      `${private404} a stranger`,
      PRIVATE,
      () => strangersToken(target),
      404,
    ),
    ...(needsToken(operation.definition)
      ? []
      : [
          check(
            'access.private.anonymous',
            `${private404} who does not sign in`,
            PRIVATE,
            () => '',
            404,
          ),
          check(
            'access.public.anonymous',
            'A public project is read without a token',
            'project.public',
            () => '',
            200,
          ),
        ]),
  ];
}

/** Who may not see a project cannot tell it from one that there is not, whatever is asked of it. */
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
      summary: 'A private project is to a stranger as one that there is not',
      look: async (reader) => {
        const token = strangersToken(target);
        const hidden = fixtureOf(target, PRIVATE);
        const unknown = contract.world?.kinds['project.id']?.unknown;
        const responses: string[] = [];
        for (const id of [hidden, unknown as number]) {
          const path = {
            ...nowhere(contract, operation, reader.request.path),
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
                requirement: 'to who may not see it, a private project is as one that there is not',
                actual: `it answers ${responses[0]}, and one that there is not ${responses[1]}`,
              },
            ]);
      },
    }),
  ];
}

/** A path whose things are not there, so that nothing is changed where somebody may after all. */
function nowhere(
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
      `needs a token for the role ${STRANGER}, who belongs to no project`,
      [`tokens.${STRANGER}`],
    );
  return token;
}
