/** Holds every case against the contract: what it sends, what it documents, and that nothing lacks a case. */
import {
  type Contract,
  type ContractOperation,
  operationsById,
  type ValidationError,
  type Validator,
} from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document, Response } from '../../contract/openapi.ts';
import { pointerTo, segmentsOf } from '../../contract/pointer.ts';
import { type CheckId, judge } from '../../judge/index.ts';
import { documentedAnswer } from '../../wire/documentedAnswer.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { type Problem, problemAt } from '../read/problem.ts';
import type { SourceCase, SourceCases } from '../read/readCases.ts';

type Path = (string | number)[];
/** Something wrong in a case, and where in its file. */
interface Finding {
  path: Path;
  rule: string;
  message: string;
}

export function checkCases(
  document: Document,
  validators: Record<string, Validator>,
  source: SourceCases,
): Problem[] {
  const operations = operationsById(document);
  return [
    ...source.problems,
    ...source.cases.flatMap((documented) =>
      checkCase(document, validators, operations, documented).map(({ path, rule, message }) =>
        problemAt(documented, path, rule, message),
      ),
    ),
    ...missingCases([...operations.values()], source),
    ...wrongWaivers(operations, source),
  ];
}

function checkCase(
  document: Document,
  validators: Record<string, Validator>,
  operations: Map<string, ContractOperation>,
  documented: SourceCase,
): Finding[] {
  const operation = operations.get(documented.operation);
  if (!operation) {
    const near = nearest(documented.operation, operations.keys());
    return [
      {
        path: [],
        rule: 'case-operation',
        message: `There is no operation '${documented.operation}'${near ? `; did you mean '${near}'?` : ''}. The file's name begins with the operationId`,
      },
    ];
  }
  const request = checkRequest(validators, operation, documented);
  return [
    ...judgeBreaks(documented, request),
    ...checkCaller(operation, documented),
    ...checkResponse({ document, validators }, operation, documented),
  ];
}

/** A request keeps the contract, or breaks it in the one place that the case names. */
function judgeBreaks({ breaks }: SourceCase, findings: Finding[]): Finding[] {
  if (!breaks) return findings;
  const within = ({ path }: Finding) => {
    const broken = path.slice(1).join('.');
    return broken === breaks || broken.startsWith(`${breaks}.`);
  };
  if (!findings.some(within))
    return [
      {
        path: ['breaks'],
        rule: 'case-breaks',
        message: `The request does not break the contract at ${breaks}`,
      },
      ...findings,
    ];
  return findings.filter((finding) => !within(finding));
}

function checkRequest(
  validators: Record<string, Validator>,
  { pointer, definition }: ContractOperation,
  { request }: SourceCase,
): Finding[] {
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
    return violations(
      validators[`${pointer}/parameters/${index}/schema`],
      value,
      path,
      'case-request',
    );
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
  return [
    ...ofParameters,
    ...unknown,
    ...checkRequestBody(validators, pointer, definition, request),
  ];
}

function checkRequestBody(
  validators: Record<string, Validator>,
  pointer: string,
  { operationId, requestBody }: ContractOperation['definition'],
  request: SourceCase['request'],
): Finding[] {
  const path = ['request', 'body'];
  const rule = 'case-request';
  if (request.body === undefined)
    return requestBody?.required ? [{ path, rule, message: 'body is required' }] : [];
  if (!requestBody) return [{ path, rule, message: `${operationId} takes no body` }];
  if (!requestBody.content[request.contentType as string])
    return [
      {
        path: ['request', 'contentType'],
        rule,
        message: `${operationId} takes ${Object.keys(requestBody.content).join(' or ')}, not ${request.contentType}`,
      },
    ];
  const at = `${pointer}/requestBody${pointerTo('content', request.contentType as string, 'schema').slice(1)}`;
  return violations(validators[at], request.body, path, rule);
}

function checkCaller(
  { definition }: ContractOperation,
  { as, scheme, response }: SourceCase,
): Finding[] {
  if (scheme && !definition.security.some((requirement) => scheme in requirement))
    return [
      {
        path: ['scheme'],
        rule: 'case-caller',
        message: `${definition.operationId} does not offer the security scheme ${scheme}`,
      },
    ];
  const needsToken =
    definition.security.length > 0 &&
    definition.security.every((scheme) => Object.keys(scheme).length > 0);
  return needsToken && as === 'anonymous' && response.status < 400
    ? [
        {
          path: ['as'],
          rule: 'case-caller',
          message: `${definition.operationId} needs authentication: anonymous cannot succeed`,
        },
      ]
    : [];
}

/** A documented response is an answer: it is judged as one. */
function checkResponse(
  contract: Pick<Contract, 'document' | 'validators'>,
  operation: ContractOperation,
  { request, response }: SourceCase,
): Finding[] {
  const rule = 'case-response';
  const { operationId, responses } = operation.definition;
  const declared = responses[response.status] as Response | undefined;
  if (!declared)
    return [
      {
        path: ['response', 'status'],
        rule,
        message: `${operationId} declares ${Object.keys(responses).join(', ')}, not ${response.status}`,
      },
    ];
  const known = Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase());
  const undeclared = Object.keys(response.headers)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['response', 'headers', name],
      rule,
      message: `${operationId} declares no header '${name}'`,
    }));
  if (!declared.content && response.status !== 204 && response.contentType !== undefined)
    undeclared.push({
      path: ['response', 'body'],
      rule,
      message: `A ${response.status} has no body here`,
    });
  const expectation = { contract, operation, request, status: response.status };
  const judged = judge(exchangeOf(response), expectation).map(({ check, location, message }) => ({
    path: ['response', ...placeOf(check, location)],
    rule,
    message,
  }));
  return [...undeclared, ...judged];
}

/** The exchange that a documented response would be part of. */
function exchangeOf(response: SourceCase['response']): Exchange {
  const { status, headers, body } = documentedAnswer(response, ORIGIN);
  return {
    request: { method: '', origin: ORIGIN, path: '', headers: {} },
    response: {
      status,
      reason: '',
      headers: Object.entries(headers),
      body: Buffer.from(body ?? ''),
    },
    reusedConnection: false,
    durationMs: 0,
  };
}

/** Stands where a deployment does. */
const ORIGIN = 'https://forge.example.com';

/** Where in `response` of a case file a finding is. */
function placeOf(check: CheckId, location: string | undefined): string[] {
  if (check === 'content-type') return ['contentType'];
  if (check === 'headers') return ['headers', ...(location ? [location] : [])];
  return ['body', ...segmentsOf(location ?? '')];
}

function violations(
  validate: Validator | undefined,
  value: unknown,
  path: Path,
  rule: string,
): Finding[] {
  if (!validate || validate(value)) return [];
  // An `if` is broken by what its `then` says, and that is reported of its own.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return errors.map((error) => {
    const inValue = error.instancePath
      .split('/')
      .slice(1)
      .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    const property = error.keyword === 'required' ? [String(error.params.missingProperty)] : [];
    const fullPath = [...path, ...inValue, ...property];
    return {
      path: fullPath,
      rule,
      message: `${fullPath.slice(1).join('.')} ${describe(error)}`,
    };
  });
}

function describe({ keyword, message, params }: ValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  return message ?? `breaks '${keyword}'`;
}

/** Every operation has a success case, and every error that it declares has a case or a waiver. */
function missingCases(operations: ContractOperation[], source: SourceCases): Problem[] {
  const shown = new Set(source.cases.map((one) => `${one.operation} ${one.response.status}`));
  const waived = new Set(source.waivers.map((one) => `${one.operation} ${one.status}`));
  return operations.flatMap(({ id, definition }) =>
    Object.keys(definition.responses)
      .filter((status) => !shown.has(`${id} ${status}`) && !waived.has(`${id} ${status}`))
      .map((status) =>
        problemAt(
          source.waiversText,
          [],
          'case-missing',
          `${id} declares ${status}, and no case shows it. Write openapi/cases/<area>/${id}.<case>.yaml`,
        ),
      ),
  );
}

function wrongWaivers(
  operations: Map<string, ContractOperation>,
  { cases, waivers, waiversText }: SourceCases,
): Problem[] {
  return waivers.flatMap(({ operation, status }, index) => {
    const message = !operations.get(operation)?.definition.responses[status]
      ? `${operation} declares no ${status}`
      : cases.some((one) => one.operation === operation && one.response.status === status)
        ? `${operation} ${status} has a case: take the waiver out`
        : undefined;
    return message ? [problemAt(waiversText, [index], 'case-waiver', message)] : [];
  });
}
