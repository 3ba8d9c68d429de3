import type { Case, CaseRequest, CaseResponse, JsonValue } from '../case.ts';
import { BASE_PATH } from '../deployment.ts';
import { kebabCase } from '../kebabCase.ts';
import type { Document, Operation, Parameter } from '../openapi.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { TakenOperation } from './takeOperations.ts';

/** A case of an extension, with its place in the file. */
export interface TakenCase {
  documented: Case;
  at: YamlPath;
}

/** A case as `x-cases` has it. */
type WrittenCase = Pick<Case, 'summary' | 'as' | 'breaks' | 'creates'> & {
  request: Partial<CaseRequest>;
  response: Partial<CaseResponse> & Pick<CaseResponse, 'status'>;
};

type WithCases = Operation & { 'x-cases'?: Record<string, WrittenCase> };

/**
 * Returns the cases of an operation: those of `x-cases`, or else those of its examples.
 * @param area the name of the extension in IDs and reports
 */
export function takeCases(
  operation: TakenOperation,
  bundle: Document,
  file: string,
  area: string,
): TakenCase[] {
  const { definition, at } = operation;
  const { operationId, 'x-cases': written }: WithCases = definition;
  if (!written) return casesOfExamples(definition, bundle, { at, file, area });
  return Object.entries(written).map(([name, { request, response, ...rest }]) => ({
    at: [...at, 'x-cases', name],
    documented: {
      id: `${operationId}.${name}`,
      operation: operationId,
      name,
      area,
      file,
      ...rest,
      request: {
        path: {},
        query: {},
        headers: {},
        ...request,
        ...(request.body !== undefined && { contentType: request.contentType ?? JSON_TYPE }),
      },
      response: {
        ...response,
        headers: {
          ...pageHeaders(operation, request, response),
          ...lowerCaseKeys(response.headers ?? {}),
        },
        ...((response.body !== undefined || response.bodyBase64 !== undefined) && {
          contentType: response.contentType ?? JSON_TYPE,
        }),
      },
    },
  }));
}

const JSON_TYPE = 'application/json';

/** Returns the pagination headers of a list whose whole content a case shows, so that nobody has to write them. */
function pageHeaders(
  { path: template, definition: { 'x-paginated': mode } }: TakenOperation,
  { path = {}, query = {} }: WrittenCase['request'],
  { status, body }: WrittenCase['response'],
): Record<string, string> {
  const { per_page: perPage = 20, page = 1 } = query;
  if (mode !== 'offset' || status !== 200 || !Array.isArray(body)) return {};
  if (page !== 1 || body.length > Number(perPage)) return {};
  const { page: _, per_page: __, ...others } = query;
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries({ ...others, page: 1, per_page: perPage }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const address = `<{origin}${BASE_PATH}${filled}?${search}>`;
  return {
    link: `${address}; rel="first", ${address}; rel="last"`,
    'x-page': '1',
    'x-per-page': String(perPage),
    'x-next-page': '',
    'x-prev-page': '',
    'x-total': String(body.length),
    'x-total-pages': '1',
  };
}

function lowerCaseKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The parts of an OpenAPI object that can show values. */
interface WithExamples {
  example?: JsonValue;
  examples?: Record<string, { value?: JsonValue; summary?: string }>;
}

/**
 * Returns a case for each example of a response in JSON. Values of the request come from the example of the same name,
 * or else from any example or fixture. If a value of the path or the body is unknown, the case is never sent.
 */
function casesOfExamples(
  definition: Operation,
  bundle: Document,
  { at, file, area }: { at: YamlPath; file: string; area: string },
): TakenCase[] {
  const { operationId, parameters = [], requestBody, summary } = definition;
  const taken = new Set<string>();
  return Object.entries(definition.responses).flatMap(([status, { content = {} }]) => {
    const media = content[JSON_TYPE];
    return examplesIn(media).flatMap(({ key, value, summary: said }): TakenCase[] => {
      const name = caseName(key === '' ? 'example' : key, status, taken);
      if (name === undefined) return [];
      const valuesIn = (place: Parameter['in']) =>
        parameters
          .filter((one) => one.in === place)
          .map((one) => [one.name, valueFor(one, key, bundle)] as const);
      const path = valuesIn('path');
      const body = exampleFor(requestBody?.content[JSON_TYPE], key);
      const known = (entries: (readonly [string, JsonValue | undefined])[]) =>
        Object.fromEntries(entries.filter(([, one]) => one !== undefined));
      const isWhole =
        path.every(([, one]) => one !== undefined) &&
        (body !== undefined || !requestBody?.required);
      return [
        {
          at,
          documented: {
            id: `${operationId}.${name}`,
            operation: operationId,
            name,
            area,
            file,
            derived: true,
            ...(!isWhole && { responseOnly: true as const }),
            summary: said ?? summary,
            as: 'user',
            request: {
              path: filledPath(parameters, path),
              query: known(valuesIn('query')) as CaseRequest['query'],
              headers: {},
              ...(body !== undefined && { contentType: JSON_TYPE, body }),
            },
            response: {
              status: Number(status),
              headers: {},
              contentType: JSON_TYPE,
              body: value,
            },
          },
        },
      ];
    });
  });
}

/** Returns the values of a path. A value that the document does not show is a 1, or the name of its parameter. */
function filledPath(
  parameters: Parameter[],
  known: (readonly [name: string, value: JsonValue | undefined])[],
): CaseRequest['path'] {
  return Object.fromEntries(
    known.map(([name, value]) => {
      const { type, enum: [first] = [] } = parameters.find((one) => one.name === name)!.schema;
      const isNumber = type === 'integer' || type === 'number';
      return [name, value ?? first ?? (isNumber ? 1 : name)];
    }),
  ) as CaseRequest['path'];
}

/** Returns the examples of a response by name. The name of the single `example` is empty. */
function examplesIn(media: WithExamples | undefined) {
  const named = Object.entries(media?.examples ?? {}).flatMap(([key, { value, summary }]) =>
    value === undefined ? [] : [{ key, value, summary }],
  );
  return named.length === 0 && media?.example !== undefined
    ? [{ key: '', value: media.example, summary: undefined }]
    : named;
}

function exampleFor(place: WithExamples | undefined, key: string): JsonValue | undefined {
  return place?.examples?.[key]?.value ?? place?.example;
}

/** Returns the value of a parameter for an example. An optional parameter has a value only in an example of the same name. */
function valueFor(parameter: Parameter, key: string, { 'x-fixtures': fixtures }: Document) {
  const place: Parameter & WithExamples = parameter;
  const own = key === '' ? undefined : place.examples?.[key]?.value;
  if (own !== undefined || !parameter.required) return own;
  const [fixture] = [parameter['x-fixture'] ?? []].flat();
  const known = fixture === undefined ? undefined : fixtures[fixture];
  const [any] = Object.values(place.examples ?? {});
  return known?.value ?? place.example ?? any?.value;
}

/** Returns a case name for the key of an example. Two statuses may have an example of the same name. */
function caseName(key: string, status: string, taken: Set<string>): string | undefined {
  const plain = kebabCase(key) || 'example';
  const name = [plain, `${plain}-${status}`].find((one) => !taken.has(one));
  if (name !== undefined) taken.add(name);
  return name;
}
