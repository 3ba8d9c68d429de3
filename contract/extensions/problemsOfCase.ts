import { requestFindings, violations, withoutIntendedFindings } from '../caseFindings.ts';
import type { Contract } from '../contract.ts';
import type { Response } from '../openapi.ts';
import { pointerBelow } from '../pointer.ts';
import { listCallers } from '../roles.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { ExtensionSource } from './extension.ts';
import { RULE } from './readSource.ts';
import type { TakenCase } from './takeCases.ts';

type Schemas = Pick<Contract, 'document' | 'operations' | 'validators'>;

/** A mistake in a case, at a path below the case. */
interface Mistake {
  path: YamlPath;
  message: string;
}

/** Checks the request and the response of a case against the operation. */
export function problemsOfCase(
  { problemAt }: ExtensionSource,
  contract: Schemas,
  { documented, at }: TakenCase,
): Problem[] {
  // Examples of other documents often differ from their schemas. They are shown, and not judged.
  if (documented.derived) return [];
  const operation = contract.operations.get(documented.operation)!;
  const inRequest = withoutIntendedFindings(
    documented,
    requestFindings(contract, operation, documented),
  );
  return [
    ...mistakesOfCaller(contract, documented),
    ...inRequest,
    ...mistakesOfResponse(contract, documented),
  ].map(({ path, message }) => problemAt([...at, ...path], `${documented.id}: ${message}`));
}

function mistakesOfCaller(contract: Schemas, { as }: TakenCase['documented']): Mistake[] {
  const callers = listCallers(contract);
  return callers.includes(as)
    ? []
    : [{ path: ['as'], message: `there is no role ${as}: write one of ${callers.join(', ')}` }];
}

function mistakesOfResponse(contract: Schemas, documented: TakenCase['documented']): Mistake[] {
  const { id, definition } = contract.operations.get(documented.operation)!;
  const { status, headers } = documented.response;
  const declared = definition.responses[status];
  if (!declared) {
    const statuses = Object.keys(definition.responses).join(', ');
    return [{ path: ['response', 'status'], message: `${id} declares ${statuses}, not ${status}` }];
  }
  const known = new Set(Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase()));
  const unknown = Object.keys(headers).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => ({
      path: ['response', 'headers', name],
      message: `${id} declares no header '${name}'`,
    })),
    ...mistakesOfBody(contract, documented, declared),
  ];
}

function mistakesOfBody(
  contract: Schemas,
  { operation: id, response: { status, contentType, body } }: TakenCase['documented'],
  { content }: Response,
): Mistake[] {
  const path = ['response', 'body'];
  if (contentType === undefined) return [];
  if (!content?.[contentType] && !content?.['*/*']) {
    const types = content ? `the media types ${Object.keys(content).join(', ')}` : 'no body';
    return [{ path, message: `${id} declares ${types} for ${status}` }];
  }
  if (body === undefined) return [];
  const { pointer } = contract.operations.get(id)!;
  const schema = {
    value: content[contentType]?.schema,
    pointer: pointerBelow(pointer, 'responses', status, 'content', contentType, 'schema'),
  };
  return violations(contract, schema, body, path, RULE);
}
