import { brief } from '../contract/brief.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { nearest } from '../contract/nearest.ts';
import { listBranches, listProperties } from '../contract/walkSchema.ts';
import { judgeRequest, readRequest } from '../judge/index.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { isJson } from '../wire/mediaType.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { WRONG_PATH_VALUE } from '../wire/pathValue.ts';
import { wireRequest } from '../wire/wireRequest.ts';
import type { CallableOperation } from './operationWords.ts';

/** The arguments of a call, as an assistant gives them. */
export interface CallArguments {
  /** The values in the path and the query, by the names of the parameters. */
  parameters?: Record<string, unknown> | undefined;
  /** The fields of the body. */
  body?: Record<string, unknown> | undefined;
}

/** The largest arguments, as characters of JSON. */
const LARGEST = 1_000_000;

/** The most problems that a message lists. */
const MOST = 10;

/** An address to try a request out. Nothing is sent to it. */
const NOWHERE = 'http://localhost';

/**
 * Turns the arguments of a call into a request that the contract accepts.
 * @returns the request, or the problems of the arguments, each as a sentence
 */
export function readArguments(
  contract: Contract,
  operation: CallableOperation,
  given: CallArguments,
): { request: CaseRequest } | { problems: string[] } {
  if (JSON.stringify(given).length > LARGEST)
    return { problems: [`the arguments have more than ${LARGEST} characters. Send less.`] };
  const { parameters = {}, body } = given as {
    [key in keyof CallArguments]: Record<string, JsonValue>;
  };
  const request: CaseRequest = { path: {}, query: {}, headers: {} };
  const problems: string[] = [];

  const declared = new Map(
    (operation.definition.parameters ?? [])
      .filter((one) => one.in !== 'header')
      .map((parameter) => [withoutBrackets(parameter.name), parameter]),
  );
  for (const [given, value] of Object.entries(parameters)) {
    const name = withoutBrackets(given);
    const parameter = declared.get(name);
    if (!parameter) problems.push(unknownName('parameter', name, [...declared.keys()]));
    else if (parameter.in === 'query') request.query[parameter.name] = value;
    else {
      const problem = pathProblem(name, value);
      if (problem === undefined) request.path[name] = value as string | number;
      else problems.push(problem);
    }
  }
  for (const [name, { in: place }] of declared)
    if (place === 'path' && !(name in parameters))
      problems.push(`the parameter ${name} is missing.`);

  const content = Object.keys(operation.definition.requestBody?.content ?? {});
  const contentType = content.find(isJson) ?? content[0];
  if (body !== undefined && contentType === undefined)
    problems.push('the operation takes no body. Its values are parameters.');
  else if (body !== undefined) {
    Object.assign(request, { contentType, body });
    problems.push(...unknownFields(contract, operation, body));
  }
  if (problems.length === 0) problems.push(...findings(contract, operation, request));
  return problems.length > 0 ? { problems: problems.slice(0, MOST) } : { request };
}

/** Returns the reason why a value cannot be in a path. Such a value could lead to another operation. */
function pathProblem(name: string, value: JsonValue): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number')
    return `${name} is ${brief(value)}. Give a text or a number.`;
  const text = String(value);
  if (WRONG_PATH_VALUE.test(text))
    return `${name} is ${brief(text)}. A value that is empty, or has \`.\` or \`..\` as a segment, could lead to another path.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are the ones to refuse.
  if (/[\u0000-\u001f\u007f]/.test(text))
    return `${name} is ${brief(text)}. It has a control character.`;
  if (/%2f/i.test(text))
    return `${name} is ${brief(text)}. Give the plain value: it is encoded when it is sent.`;
  try {
    encodeURIComponent(text);
  } catch {
    return `${name} is not valid Unicode.`;
  }
  return undefined;
}

function unknownName(noun: string, name: string, known: string[]): string {
  const shown = brief(name, 60);
  const near = nearest(name.slice(0, 60), known);
  const list = known.length > 0 ? ` Known: ${known.join(', ')}.` : '';
  return `there is no ${noun} ${shown}.${near === undefined ? list : ` Did you mean ${near}?`}`;
}

/** Returns a problem for each field that the schema of the body does not list. */
function unknownFields(
  { document }: Contract,
  operation: CallableOperation,
  body: Record<string, JsonValue>,
): string[] {
  const schema = findBodySchema(operation);
  if (!schema) return [];
  const branches = listBranches(document, schema.value, schema.pointer);
  const isOpen = branches.some(({ value }) => isObject(value.additionalProperties as JsonValue));
  const known = new Set(
    listProperties(document, schema.value, schema.pointer).map(({ name }) => name),
  );
  return isOpen
    ? []
    : Object.keys(body)
        .filter((name) => !known.has(name))
        .map((name) => unknownName('field of the body', name, [...known]));
}

/** Judges the request as it would be sent. */
function findings(
  contract: Contract,
  operation: CallableOperation,
  request: CaseRequest,
): string[] {
  let sent: ReturnType<typeof wireRequest>;
  try {
    sent = wireRequest(operation, request, NOWHERE);
  } catch (error) {
    return [(error as Error).message];
  }
  const [path = '', search = ''] = sent.path.split(/\?(.*)/s);
  const found = operationFinder(contract)(sent.method, path)?.found;
  if (found?.operation !== operation)
    return [
      `the request would call ${found?.operation.id ?? 'no operation'} instead of ${operation.id}.`,
    ];
  const body = sent.body ?? Buffer.alloc(0);
  const { contentType } = request;
  const read = readRequest(contract, found, { search, contentType, body });
  return judgeRequest(contract, operation, read).map(({ message }) => `${message}.`);
}
