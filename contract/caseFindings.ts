import type { Case } from './case.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { causesAt } from './explain/causesAt.ts';
import { requirementOfFields } from './explain/describeRequirement.ts';
import { pointerBelow, splitPointer } from './pointer.ts';
import type { WrittenSchema } from './walkSchema.ts';
import type { YamlPath } from './yaml/problemAt.ts';

/** A mistake in a case, with its position in the case file. */
export interface CaseFinding {
  path: YamlPath;
  rule: string;
  message: string;
  /**
   * The violated requirement of the contract. Findings with the same requirement are merged. Undefined for other
   * findings.
   */
  statement?: string;
}

/** The parts of the contract that the cases are checked against. */
export type Compiled = Pick<Contract, 'document' | 'validators'>;

/**
 * Checks that a request breaks the contract at `breaks`. The findings there are intended, and the others are
 * returned.
 */
export function withoutIntendedFindings(
  { breaks }: Pick<Case, 'breaks'>,
  findings: CaseFinding[],
): CaseFinding[] {
  if (!breaks) return findings;
  const within = ({ path }: CaseFinding) => {
    const broken = path.slice(1).join('.');
    return broken === breaks || broken.startsWith(`${breaks}.`);
  };
  if (!findings.some(within))
    return [
      {
        path: ['breaks'],
        rule: 'case-breaks',
        message: `The request does not break the contract at ${breaks}. Correct or remove \`breaks\``,
      },
      ...findings,
    ];
  return findings.filter((finding) => !within(finding));
}

/** Checks the request of a case against the parameters and the body of its operation. */
export function requestFindings(
  compiled: Compiled,
  { pointer, definition }: ContractOperation,
  { request }: Pick<Case, 'request'>,
): CaseFinding[] {
  const parameters = definition.parameters ?? [];
  const inRequest = { path: 'path', query: 'query', header: 'headers' } as const;
  const values = { path: request.path, query: request.query, header: request.headers };
  const ofParameters = parameters.flatMap((parameter, index) => {
    const path = ['request', inRequest[parameter.in], parameter.name];
    const value = values[parameter.in][parameter.name];
    if (value === undefined)
      return parameter.required
        ? [{ path, rule: 'case-request', message: `${path.slice(1).join('.')} is required` }]
        : [];
    const schema = { value: parameter.schema, pointer: `${pointer}/parameters/${index}/schema` };
    return violations(compiled, schema, value, path, 'case-request');
  });
  const unknown = (['path', 'query', 'header'] as const).flatMap((place) =>
    Object.keys(values[place])
      .filter((name) => !parameters.some((known) => known.in === place && known.name === name))
      .map((name) => ({
        path: ['request', inRequest[place], name],
        rule: 'case-request',
        message: `${definition.operationId} has no ${place} parameter '${name}'`,
      })),
  );
  return [...ofParameters, ...unknown, ...checkRequestBody(compiled, pointer, definition, request)];
}

function checkRequestBody(
  compiled: Compiled,
  pointer: string,
  { operationId, requestBody }: ContractOperation['definition'],
  request: Case['request'],
): CaseFinding[] {
  const path = ['request', 'body'];
  const rule = 'case-request';
  if (request.body === undefined)
    return requestBody?.required ? [{ path, rule, message: 'body is required' }] : [];
  if (!requestBody) return [{ path, rule, message: `${operationId} takes no body` }];
  const content = requestBody.content[request.contentType as string];
  if (!content)
    return [
      {
        path: ['request', 'contentType'],
        rule,
        message: `${operationId} takes ${Object.keys(requestBody.content).join(' or ')}, not ${request.contentType}`,
      },
    ];
  const at = ['requestBody', 'content', request.contentType as string, 'schema'];
  const schema = { value: content.schema, pointer: pointerBelow(pointer, ...at) };
  return violations(compiled, schema, request.body, path, rule);
}

/** Returns the mistakes in a value according to its schema. Each missing field of an object is a separate mistake. */
export function violations(
  compiled: Compiled,
  { value: schema, pointer }: { value: WrittenSchema | undefined; pointer: string },
  value: unknown,
  place: YamlPath,
  rule: string,
): CaseFinding[] {
  if (schema === undefined) return [];
  return causesAt(compiled, { value: schema, pointer }, value).flatMap((cause) => {
    const path = [...place, ...splitPointer(cause.path)];
    const requirements =
      cause.missing.length > 0
        ? cause.missing.map((field) => ({
            path: [...path, field],
            requirement: requirementOfFields([field]),
          }))
        : [{ path, requirement: cause.requirement }];
    return requirements.map((one) => ({
      path: one.path,
      rule,
      message: `${path.slice(1).join('.')} ${one.requirement}`,
      statement: `${cause.pointer} ${one.requirement}`,
    }));
  });
}
