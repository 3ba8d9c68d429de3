/** Compares an OpenAPI document of others with the contract, operation by operation. */
import type { JsonValue } from '../case.ts';
import { type Contract, type ContractOperation, endpointOf } from '../contract.ts';
import { isObject } from '../isObject.ts';
import type { Document, Header, MediaType, Parameter, Response } from '../openapi.ts';
import { resolveReference } from '../reference.ts';
import type { WrittenSchema } from '../walkSchema.ts';
import { allows, includes, type Outline, outlineOf } from './outline.ts';

export const KINDS = [
  ...(['operation', 'status', 'body', 'media-type', 'header', 'parameter', 'place'] as const),
  ...(['field', 'required', 'type', 'null', 'enum', 'format'] as const),
] as const;
export type DifferenceKind = (typeof KINDS)[number];

/** A difference between the two documents in one operation. */
export interface DocumentDifference {
  kind: DifferenceKind;
  /** The operationId of the contract. For an operation that only theirs has, its own. */
  operation: string;
  endpoint: string;
  /** The place for people: `response 200, Tag.commit.id`, `query.search`. */
  place: string;
  /** The statement of each side, for people: `integer or null`. */
  ours: string;
  theirs: string;
  /** Returns, for each observation in an exchange, whether each side allows it. */
  observe: (exchange: SeenExchange) => Allowed[];
}

/** Whether each side allows an observation. */
export interface Allowed {
  ours: boolean;
  theirs: boolean;
}

/** The parts of an exchange that show which side is right. */
export interface SeenExchange {
  status: number;
  /** The media type of the response, without parameters. */
  mediaType: string | undefined;
  /** The names of the response headers, in lower case. */
  headers: Set<string>;
  /** The JSON body of the response. */
  body?: JsonValue;
  request: {
    /** The values in the path, in the order of the template. */
    path: string[];
    query: Record<string, JsonValue>;
    body?: JsonValue;
    /** Whether the body is known. */
    bodyIsKnown: boolean;
  };
}

export interface DocumentComparison {
  /** The operations of both, by the operationId of the contract. */
  inBoth: { ours: ContractOperation; theirs: ContractOperation }[];
  onlyOurs: ContractOperation[];
  onlyTheirs: ContractOperation[];
  differences: DocumentDifference[];
}

/** Compares the operations that have the same method and path. The names of path parameters may differ. */
export function compareDocuments(ours: Contract, theirs: Contract): DocumentComparison {
  const keyOf = ({ method, path }: ContractOperation) =>
    `${method} ${path!.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '')}`;
  const withPath = (contract: Contract) =>
    [...contract.operations.values()].filter(({ path }) => path !== undefined);
  const left = new Map(withPath(theirs).map((one) => [keyOf(one), one]));
  const inBoth: DocumentComparison['inBoth'] = [];
  const onlyOurs: ContractOperation[] = [];
  for (const own of withPath(ours)) {
    const other = left.get(keyOf(own));
    left.delete(keyOf(own));
    if (other) inBoth.push({ ours: own, theirs: other });
    else onlyOurs.push(own);
  }
  const onlyTheirs = [...left.values()];
  return {
    inBoth,
    onlyOurs,
    onlyTheirs,
    differences: [
      ...onlyOurs.map((one) => missingOperation(one, true)),
      ...onlyTheirs.map((one) => missingOperation(one, false)),
      ...inBoth.flatMap((pair) => operationDifferences(ours, theirs, pair)),
    ],
  };
}

const THERE = 'has it';
const NOT_THERE = 'lacks it';

function presence(isOurs: boolean): { ours: string; theirs: string } {
  return isOurs ? { ours: THERE, theirs: NOT_THERE } : { ours: NOT_THERE, theirs: THERE };
}

function missingOperation(operation: ContractOperation, isOurs: boolean): DocumentDifference {
  return {
    kind: 'operation',
    operation: operation.id,
    endpoint: endpointOf(operation),
    place: 'the operation',
    ...presence(isOurs),
    // A refusal does not show whether the server has the operation.
    observe: ({ status }) => (status < 400 ? [{ ours: isOurs, theirs: !isOurs }] : []),
  };
}

function operationDifferences(
  { document: ourDocument }: Contract,
  { document: theirDocument }: Contract,
  { ours, theirs }: DocumentComparison['inBoth'][number],
): DocumentDifference[] {
  const found: DocumentDifference[] = [];
  const add = (difference: Omit<DocumentDifference, 'operation' | 'endpoint'>) =>
    found.push({ operation: ours.id, endpoint: endpointOf(ours), ...difference });

  const theirQuery = new Map(queryOf(theirs).map((one) => [keyOfParameter(one), one]));
  const ourQuery = new Map(queryOf(ours).map((one) => [keyOfParameter(one), one]));
  const ourBody = bodyOf(ours.definition.requestBody?.content);
  const theirBody = bodyOf(theirs.definition.requestBody?.content);
  const ourFields = ourBody ? outlineOf(ourDocument, ourBody).fields : new Map();
  const theirFields = theirBody ? outlineOf(theirDocument, theirBody).fields : new Map();
  /** The fields that one side has in the query and the other side in the body. */
  const moved = new Set<string>();

  comparePath();
  compareQuery();
  compareRequestBody();
  compareResponses();
  return found;

  function comparePath(): void {
    const [own, other] = [ours, theirs].map((operation) => {
      const byName = new Map(
        (operation.definition.parameters ?? [])
          .filter((one) => one.in === 'path')
          .map((one) => [one.name, one]),
      );
      return [...operation.path!.matchAll(/\{([^}]+)\}/g)].map(([, name]) => byName.get(name!));
    });
    for (const [index, parameter] of own!.entries()) {
      const counterpart = other![index];
      if (!parameter || !counterpart) continue;
      const values = ({ request }: SeenExchange) => texts(request.path[index]);
      compareValue(parameter.schema, counterpart.schema, `path.${parameter.name}`, {
        values,
        isRequest: true,
        name: parameter.name,
        isText: true,
      });
    }
  }

  function compareQuery(): void {
    for (const [key, parameter] of ourQuery) {
      const counterpart = theirQuery.get(key);
      if (!counterpart) {
        addParameterOfOneSide(parameter, true);
        continue;
      }
      const place = `${parameter.in}.${parameter.name}`;
      const stem = stemOf(parameter);
      const sent = valuesSent(parameter);
      const observed = { values: sent, isRequest: true, name: stem, isText: true };
      if (parameter.in === 'query')
        compareRequired(
          place,
          { ours: parameter.required === true, theirs: counterpart.required === true },
          { ...observed, isAbsent: ({ request }) => !(stem in request.query) },
        );
      compareValue(parameter.schema, counterpart.schema, place, observed);
    }
    for (const [key, parameter] of theirQuery)
      if (!ourQuery.has(key)) addParameterOfOneSide(parameter, false);
  }

  function addParameterOfOneSide(parameter: Parameter, isOurs: boolean): void {
    const place = `${parameter.in}.${parameter.name}`;
    const stem = stemOf(parameter);
    const otherFields = isOurs ? theirFields : ourFields;
    if (parameter.in === 'query' && otherFields.has(stem)) {
      moved.add(stem);
      const query = 'in the query';
      const body = 'in the body';
      const sides = isOurs ? { ours: query, theirs: body } : { ours: body, theirs: query };
      add({ kind: 'place', place, ...sides, observe: none });
    } else
      add({
        kind: 'parameter',
        place,
        ...presence(isOurs),
        observe: (seen) => accepted(seen, valuesSent(parameter)),
      });
  }

  function compareRequestBody(): void {
    if (!ourBody !== !theirBody) {
      const fields = [...(ourBody ? ourFields : theirFields).keys()];
      if (fields.length > 0 && fields.every((name) => moved.has(name))) return;
      add({
        kind: 'body',
        place: 'the request body',
        ...presence(ourBody !== undefined),
        observe: none,
      });
      return;
    }
    if (!ourBody || !theirBody) return;
    const [own, other] = [ours, theirs].map(({ definition }) => definition.requestBody!.content);
    compareMediaTypes('the request body', own!, other!, () => []);
    compareSchemas(ourBody, theirBody, ['body'], {
      isRequest: true,
      roots: ({ request }) => (request.body === undefined ? [] : [request.body]),
    });
  }

  function compareResponses(): void {
    const own = responsesOf(ourDocument, ours);
    const other = responsesOf(theirDocument, theirs);
    const common = Object.keys(ourDocument['x-common-responses'] ?? {});
    for (const status of own.keys()) if (!statusIn(other, status)) addStatus(status, true);
    for (const status of other.keys())
      if (/^\d+$/.test(status) && !statusIn(own, status) && !common.includes(status))
        addStatus(status, false);
    const successes = [own, other].map((all) =>
      [...all.keys()].filter((one) => one.startsWith('2')),
    );
    const isRenamed = successes.every(({ length }) => length === 1);
    for (const [status, response] of own) {
      const key = other.has(status)
        ? status
        : isRenamed && status.startsWith('2')
          ? successes[1]![0]!
          : `${status[0]}XX`;
      const counterpart = other.get(key);
      if (counterpart) compareResponse(status, key, response, counterpart);
    }
  }

  function addStatus(status: string, isOurs: boolean): void {
    add({
      kind: 'status',
      place: `response ${status}`,
      ...presence(isOurs),
      observe: (seen) =>
        seen.status === Number(status) ? [{ ours: isOurs, theirs: !isOurs }] : [],
    });
  }

  function compareResponse(status: string, theirStatus: string, own: Response, other: Response) {
    const isMeant = (seen: SeenExchange) =>
      [status, theirStatus].some((one) => one === String(seen.status)) ||
      (theirStatus.endsWith('XX') && String(seen.status) === status);
    const place = `response ${status}`;
    const [ourContent, theirContent] = [own.content ?? {}, other.content ?? {}];
    const isEmpty = [ourContent, theirContent].map((one) => Object.keys(one).length === 0);
    if (isEmpty[0] !== isEmpty[1]) {
      add({
        kind: 'body',
        place: `the body of ${place}`,
        ...presence(isEmpty[1]!),
        observe: (seen) =>
          isMeant(seen)
            ? [
                seen.mediaType === undefined
                  ? { ours: isEmpty[0]!, theirs: isEmpty[1]! }
                  : { ours: !isEmpty[0], theirs: !isEmpty[1] },
              ]
            : [],
      });
    } else {
      compareMediaTypes(place, ourContent, theirContent, (seen) =>
        isMeant(seen) && seen.mediaType !== undefined ? [seen.mediaType] : [],
      );
      const [ourSchema, theirSchema] = [bodyOf(ourContent), bodyOf(theirContent)];
      if (ourSchema && theirSchema)
        compareSchemas(ourSchema, theirSchema, [place], {
          isRequest: false,
          roots: (seen) => (isMeant(seen) && seen.body !== undefined ? [seen.body] : []),
        });
    }
    compareHeaders(place, own, other, isMeant);
  }

  function compareHeaders(
    place: string,
    own: Response,
    other: Response,
    isMeant: (seen: SeenExchange) => boolean,
  ): void {
    const [ourHeaders, theirHeaders] = [
      headersOf(ourDocument, own),
      headersOf(theirDocument, other),
    ];
    for (const name of new Set([...ourHeaders.keys(), ...theirHeaders.keys()])) {
      const [mine, yours] = [ourHeaders.get(name), theirHeaders.get(name)];
      if (mine && yours) continue;
      add({
        kind: 'header',
        place: `header ${name} of ${place}`,
        ...presence(mine !== undefined),
        observe: (seen) => {
          if (!isMeant(seen)) return [];
          if (seen.headers.has(name))
            return [{ ours: mine !== undefined, theirs: yours !== undefined }];
          return [{ ours: mine?.required !== true, theirs: yours?.required !== true }];
        },
      });
    }
  }

  function compareMediaTypes(
    place: string,
    own: Record<string, MediaType>,
    other: Record<string, MediaType>,
    seen: (exchange: SeenExchange) => string[],
  ): void {
    const [mine, yours] = [own, other].map((content) =>
      Object.keys(content).map((type) => type.split(';')[0]!.trim().toLowerCase()),
    );
    if ([...mine!, ...yours!].some((type) => type.includes('*'))) return;
    if (
      mine!.every((type) => yours!.includes(type)) &&
      yours!.every((type) => mine!.includes(type))
    )
      return;
    add({
      kind: 'media-type',
      place,
      ours: mine!.join(' or '),
      theirs: yours!.join(' or '),
      observe: (exchange) =>
        seen(exchange).map((type) => ({
          ours: mine!.includes(type),
          theirs: yours!.includes(type),
        })),
    });
  }

  /** Compares the fields of two schemas, and of the schemas below them. */
  function compareSchemas(
    own: WrittenSchema,
    other: WrittenSchema,
    [start]: [string],
    { isRequest, roots }: { isRequest: boolean; roots: (seen: SeenExchange) => JsonValue[] },
  ): void {
    below(own, other, '', [], []);

    function below(
      mine: WrittenSchema,
      yours: WrittenSchema,
      above: string,
      keys: Key[],
      entered: string[],
    ): void {
      const references = [mine, yours].map((one) => ('$ref' in one ? String(one.$ref) : ''));
      const pair = references.join(' ');
      if ((references[0] !== '' && entered.includes(pair)) || keys.length > MAX_KEYS) return;
      const [component] = references[0] === '' ? [] : [nameOf(references[0]!)];
      // A place within a component is named by the component, so that all its operations show the same place.
      const path = component ?? above;
      const place = placeOf(start, path, isRequest);
      const values = (seen: SeenExchange) => roots(seen).flatMap((root) => valuesAt(root, keys));
      const name = keys.findLast((key): key is string => typeof key === 'string') ?? '';
      const outlines = compareValue(mine, yours, place, { values, isRequest, name });
      if (!outlines) return;
      const [a, b] = outlines;
      const inside = [...entered, pair];
      if (a.items && b.items) below(a.items, b.items, `${path}[]`, [...keys, ITEMS], inside);
      if (a.fields.size === 0 && b.fields.size === 0) return;
      if (a.fields.size === 0 || b.fields.size === 0) {
        // Without types, the schemas differ in them already.
        if (!a.types || !b.types) return;
        const describe = ({ fields }: Outline) =>
          fields.size === 0
            ? 'an object without described fields'
            : `an object with ${fields.size} described ${fields.size === 1 ? 'field' : 'fields'}`;
        // Fields that are not described are no contradiction, so nothing can support a side.
        add({ kind: 'type', place, ours: describe(a), theirs: describe(b), observe: none });
        return;
      }
      for (const field of new Set([...a.fields.keys(), ...b.fields.keys()])) {
        const [one, two] = [a.fields.get(field), b.fields.get(field)];
        const fieldPlace = placeOf(start, path === '' ? field : `${path}.${field}`, isRequest);
        const objects = (seen: SeenExchange) => values(seen).filter(isObject);
        if (isRequest && moved.has(field) && keys.length === 0) continue;
        if (!one || !two) {
          const isOurs = one !== undefined;
          add({
            kind: 'field',
            place: fieldPlace,
            ...presence(isOurs),
            observe: (seen) =>
              objects(seen).flatMap((object) => {
                const has = field in object;
                if (isRequest) return has && seen.status < 300 ? [EITHER] : [];
                return has
                  ? [{ ours: isOurs, theirs: !isOurs }]
                  : [{ ours: !a.required.has(field), theirs: !b.required.has(field) }];
              }),
          });
          continue;
        }
        compareRequired(
          fieldPlace,
          { ours: a.required.has(field), theirs: b.required.has(field) },
          {
            isRequest,
            name: field,
            values: (seen) => objects(seen).filter((object) => field in object),
            isAbsent: (seen) => objects(seen).some((object) => !(field in object)),
          },
        );
        below(one, two, path === '' ? field : `${path}.${field}`, [...keys, field], inside);
      }
    }
  }

  interface ObservedValues {
    /** The values at the place in an exchange. */
    values: (seen: SeenExchange) => JsonValue[];
    isRequest: boolean;
    /** The name of the field or parameter, which a refusal mentions. */
    name: string;
    /** Whether the values are texts of a URL, which may stand for numbers and booleans. */
    isText?: boolean;
  }

  function compareRequired(
    place: string,
    required: { ours: boolean; theirs: boolean },
    observed: ObservedValues & { isAbsent: (seen: SeenExchange) => boolean },
  ): void {
    if (required.ours === required.theirs) return;
    const words = (isRequired: boolean) => (isRequired ? 'required' : 'optional');
    add({
      kind: 'required',
      place,
      ours: words(required.ours),
      theirs: words(required.theirs),
      observe: (seen) => {
        if (observed.isRequest && !seen.request.bodyIsKnown) return [];
        if (observed.isAbsent(seen))
          return judged(seen, observed, { ours: !required.ours, theirs: !required.theirs });
        return observed.values(seen).flatMap(() => judged(seen, observed, EITHER));
      },
    });
  }

  /** Compares types, null and values. @returns both outlines, if values of both schemas may have the same type */
  function compareValue(
    own: WrittenSchema,
    other: WrittenSchema,
    place: string,
    observed: ObservedValues,
  ): [Outline, Outline] | undefined {
    const [a, b] = [outlineOf(ourDocument, own), outlineOf(theirDocument, other)];
    const observe =
      (test: (outline: Outline, value: JsonValue) => boolean): DocumentDifference['observe'] =>
      (seen) =>
        observed
          .values(seen)
          .flatMap((value) =>
            judged(seen, observed, { ours: test(a, value), theirs: test(b, value) }),
          );
    const [mine, yours] = [a, b].map(({ types }) => typeWords(types, observed.isText));
    const hasType = (outline: Outline, value: JsonValue) =>
      observed.isText
        ? readings(value).some((one) => allows({ ...outline, values: undefined }, one))
        : value === null || allows({ ...outline, values: undefined }, value);
    if (mine !== yours)
      add({ kind: 'type', place, ours: mine!, theirs: yours!, observe: observe(hasType) });
    const isNullable = ({ types }: Outline) => !types || types.has('null');
    if (!observed.isText && a.types && b.types && isNullable(a) !== isNullable(b)) {
      const words = (outline: Outline) => (isNullable(outline) ? 'may be null' : 'is never null');
      add({
        kind: 'null',
        place,
        ours: words(a),
        theirs: words(b),
        observe: observe((outline, value) => value !== null || isNullable(outline)),
      });
    }
    const isSameSet =
      a.values?.length === b.values?.length &&
      (a.values ?? []).every((one) => includes(b.values ?? [], one));
    if (!isSameSet && mine === yours) {
      const hasValue = ({ values }: Outline, value: JsonValue) =>
        !values ||
        value === null ||
        readingsOf(value, observed.isText).some((one) => includes(values, one));
      add({ kind: 'enum', place, ...valueWords(a, b), observe: observe(hasValue) });
    }
    const [ourFormat, theirFormat] = [a, b].map(({ formats }) => [...formats].sort().join(' or '));
    if (DATES.has(ourFormat!) && DATES.has(theirFormat!) && ourFormat !== theirFormat)
      add({
        kind: 'format',
        place,
        ours: ourFormat!,
        theirs: theirFormat!,
        observe: observe(
          ({ formats }, value) =>
            typeof value !== 'string' || formats.has(/T/.test(value) ? 'date-time' : 'date'),
        ),
      });
    const common =
      !a.types || !b.types || [...a.types].some((type) => type !== 'null' && b.types!.has(type));
    return common ? [a, b] : undefined;
  }
}

/** The deepest place that is compared. */
const MAX_KEYS = 12;

const EITHER: Allowed = { ours: true, theirs: true };
const DATES = new Set(['date', 'date-time']);
const ITEMS = 0;
type Key = string | typeof ITEMS;

const none = (): Allowed[] => [];

/** A server ignores unknown parameters, so an accepted one supports neither side. */
function accepted(seen: SeenExchange, sent: (seen: SeenExchange) => JsonValue[]): Allowed[] {
  return seen.status < 300 ? sent(seen).map(() => EITHER) : [];
}

/**
 * Decides which side an observation supports. In a request, it counts if the server has accepted the request, or has
 * refused it in a message with the name of the part.
 */
function judged(
  seen: SeenExchange,
  { isRequest, name }: { isRequest: boolean; name: string },
  allowed: Allowed,
): Allowed[] {
  if (!isRequest || seen.status < 300) return [allowed];
  const isRefusal = [400, 422].includes(seen.status) && allowed.ours !== allowed.theirs;
  return isRefusal && name !== '' && JSON.stringify(seen.body ?? '').includes(name)
    ? [{ ours: !allowed.ours, theirs: !allowed.theirs }]
    : [];
}

function texts(value: JsonValue | undefined): JsonValue[] {
  return value === undefined ? [] : [value];
}

/** Returns the values that a text in a URL may mean. */
function readings(value: JsonValue): JsonValue[] {
  if (typeof value !== 'string') return [value];
  return [
    value,
    ...(/^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : []),
    ...(value === 'true' || value === 'false' ? [value === 'true'] : []),
    // An array may be one text with commas.
    value.split(','),
  ];
}

function readingsOf(value: JsonValue, isText = false): JsonValue[] {
  return isText ? readings(value) : [value];
}

/** Returns the values at a place below a value. */
function valuesAt(value: JsonValue, keys: Key[]): JsonValue[] {
  return keys.reduce<JsonValue[]>(
    (values, key) =>
      values.flatMap((one) => {
        if (key === ITEMS) return Array.isArray(one) ? one : [];
        return isObject(one) && key in one ? [one[key]!] : [];
      }),
    [value],
  );
}

/** Describes the allowed types without null. In a URL, a text that may be any text may be a number, too. */
function typeWords(types: Outline['types'], isText = false): string {
  if (!types) return 'any type';
  const covered = (type: string) =>
    type === 'null' ||
    (type === 'integer' && types.has('number')) ||
    (isText && types.has('string') && ['integer', 'number', 'boolean'].includes(type));
  const names: string[] = [...types].filter((type) => !covered(type));
  return names.sort().join(' or ') || 'only null';
}

const MAX_VALUES = 8;

/** Describes the allowed values of both sides: those that only one side has. */
function valueWords(a: Outline, b: Outline): { ours: string; theirs: string } {
  const words = (own: Outline, other: Outline) => {
    if (!own.values) return 'other values, too';
    const shown = other.values
      ? own.values.filter((one) => !includes(other.values!, one))
      : own.values;
    const names = shown.slice(0, MAX_VALUES).map((one) => JSON.stringify(one));
    const more = shown.length > MAX_VALUES ? ` and ${shown.length - MAX_VALUES} more` : '';
    const prefix = other.values ? 'also ' : 'only ';
    return shown.length === 0 ? 'no further value' : `${prefix}${names.join(', ')}${more}`;
  };
  return { ours: words(a, b), theirs: words(b, a) };
}

function placeOf(start: string, path: string, isRequest: boolean): string {
  const isComponent = /^[A-Z]/.test(path);
  if (isComponent) return `${isRequest ? 'request' : 'response'}, ${path}`;
  return path === '' ? start : `${start}, ${path}`;
}

function nameOf(reference: string): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
}

function queryOf({ definition }: ContractOperation): Parameter[] {
  return (definition.parameters ?? []).filter((one) => one.in === 'query' || one.in === 'header');
}

function keyOfParameter(parameter: Parameter): string {
  const { in: place, name } = parameter;
  return `${place} ${place === 'header' ? name.toLowerCase() : stemOf(parameter)}`;
}

/** Returns the name of a parameter without the brackets of an array. */
function stemOf({ name }: Parameter): string {
  return name.replace(/\[\]$/, '');
}

/** Returns a function that gives the value of a query parameter in an exchange, as a list of at most one. */
function valuesSent(parameter: Parameter): (seen: SeenExchange) => JsonValue[] {
  if (parameter.in !== 'query') return () => [];
  return ({ request }) => texts(request.query[stemOf(parameter)]);
}

function bodyOf(content: Record<string, MediaType> = {}): WrittenSchema | undefined {
  const types = Object.keys(content);
  const type = types.find((one) => /json|^\*/.test(one)) ?? types[0];
  return type === undefined ? undefined : content[type]!.schema;
}

function responsesOf(document: Document, { definition }: ContractOperation) {
  return new Map(
    Object.entries(definition.responses).map(([status, response]) => [
      status,
      resolveReference<Response>(document, response, '#').value,
    ]),
  );
}

/** Returns true if a response has the status, or stands for a range with it. */
function statusIn(responses: Map<string, Response>, status: string): boolean {
  return [status, `${status[0]}XX`, 'default'].some((one) => responses.has(one));
}

function headersOf(document: Document, { headers = {} }: Response) {
  return new Map(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      resolveReference<Header>(document, header, '#').value,
    ]),
  );
}
