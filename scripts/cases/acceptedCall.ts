import type { Case, CaseRequest } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Parameter } from '../../contract/openapi.ts';
import { knownValues } from '../../contract/world/knownValues.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { FixtureValues } from '../world/fixtureValues.ts';
import type { AcceptedCall } from './derivation.ts';
import { pathParameters, valueFor } from './pathParameters.ts';

/**
 * Returns the shortest call of an operation that succeeds in the example world (openapi/world). Its path has the
 * values of fixtures, so that the call can be repeated with the fixtures of another deployment. The caller, the
 * required query parameters and the body come from a successful case.
 * @param cases the cases of the operation
 * @returns undefined if the example world and the cases do not give all values of the call
 */
export function acceptedCall(
  operation: ContractOperation,
  cases: SourceCase[],
  values: Pick<FixtureValues, 'fixtures' | 'kinds'>,
): AcceptedCall | undefined {
  const known = fixturePath(operation, values);
  const model = cases
    .filter(({ response, breaks }) => response.status < 300 && !breaks)
    .sort(
      (a, b) =>
        distance(a, known) - distance(b, known) ||
        Number(a.as === 'anonymous') - Number(b.as === 'anonymous') ||
        Number(!takesJson(a)) - Number(!takesJson(b)) ||
        sizeOfBody(a) - sizeOfBody(b) ||
        a.name.localeCompare(b.name, 'en'),
    )[0];
  const { parameters = [], requestBody } = operation.definition;
  const path = { ...model?.request.path, ...known };
  const hasWholePath = pathParameters(operation).every(({ name }) => name in path);
  if (!hasWholePath || (!model && (requestBody?.required || parameters.some(isRequiredInQuery))))
    return undefined;
  const { query = {}, contentType, body } = model?.request ?? {};
  const required = parameters.filter(isRequiredInQuery).map(({ name }) => name);
  const creates = model?.creates?.filter((place) => place.startsWith('body'));
  return {
    as: model?.as ?? 'user',
    ...(creates && creates.length > 0 && { creates }),
    request: {
      path,
      query: Object.fromEntries(Object.entries(query).filter(([name]) => required.includes(name))),
      headers: {},
      ...(body !== undefined && { contentType, body }),
    } as CaseRequest,
  };
}

/**
 * Returns the fixture values for the path parameters. Each value belongs to the resources that come before it in the
 * path.
 */
function fixturePath(
  operation: ContractOperation,
  { fixtures, kinds }: Pick<FixtureValues, 'fixtures' | 'kinds'>,
): CaseRequest['path'] {
  const path: CaseRequest['path'] = {};
  const rows: string[] = [];
  for (const parameter of pathParameters(operation)) {
    const found = parameter.fixtures.flatMap((key) => {
      const value = fixtures[key] && valueFor(parameter, fixtures[key].value);
      const row = value !== undefined && knownValues([kinds[key]!], value, rows)[0]?.row;
      return row ? [{ value, row }] : [];
    })[0];
    if (!found) continue;
    path[parameter.name] = found.value;
    rows.push(found.row);
  }
  return path;
}

function isRequiredInQuery(parameter: Parameter): boolean {
  return parameter.in === 'query' && parameter.required === true;
}

/** Counts the path parameters in which a case differs from a path. */
function distance({ request }: Case, path: CaseRequest['path']): number {
  return Object.entries(path).filter(([name, value]) => request.path[name] !== value).length;
}

function takesJson({ request }: Case): boolean {
  return request.contentType === undefined || request.contentType === 'application/json';
}

function sizeOfBody({ request }: Case): number {
  return JSON.stringify(request.body ?? '').length;
}
