/**
 * Checks the request and the response of each case against the contract, and that each declared status has a case.
 */
import { basename, dirname } from 'node:path';
import {
  type CaseFinding,
  type Compiled,
  requestFindings,
  withoutIntendedFindings,
} from '../../contract/caseFindings.ts';
import { type ContractOperation, operationsById } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { splitPointer } from '../../contract/pointer.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { type CheckId, judge } from '../../judge/index.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { writeResponse } from '../../wire/writeResponse.ts';
import { derivedStatuses } from '../cases/deriveCases.ts';
import { hasKnownPath } from '../cases/pathParameters.ts';
import type { OperationPlace } from '../read/operationPlaces.ts';
import { problemInCase } from '../read/problemInCase.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceWaivers } from '../read/readWaivers.ts';
import type { FixtureValues } from '../world/fixtureValues.ts';
import { checkWrittenFirst } from './checkWrittenFirst.ts';
import { mergeProblems } from './mergeProblems.ts';

/** Additional facts for better messages about missing cases. */
interface MissingHints extends Pick<FixtureValues, 'kinds'> {
  /** The position of each operation in the source, by operationId. */
  places: Map<string, OperationPlace>;
  /** The cases whose files have a problem. Nobody knows which status they show. */
  unreadable: Pick<SourceCase, 'operation'>[];
}

/**
 * Checks the cases. Derived cases are built from the written cases of their operation, and are checked if those are
 * correct.
 * @param waivers undefined if they cannot be read. Then no case is missing
 * @param hints improves messages. Default: missing cases are reported in the file with the waivers
 * @returns the problems in the order of the cases. A mistake that several cases share is one problem
 */
export function checkCases(
  compiled: Compiled,
  cases: SourceCase[],
  waivers: SourceWaivers | undefined,
  hints?: MissingHints,
): Problem[] {
  const operations = operationsById(compiled.document);
  const found = checkWrittenFirst(cases, (documented) =>
    checkCase(compiled, operations, documented).map(({ path, rule, message, statement }) => ({
      key: `${rule} ${statement ?? `${documented.operation} ${message}`}`,
      problem: problemInCase(documented, path, rule, message),
    })),
  );
  return [
    ...mergeProblems(found),
    ...(waivers ? missingCases([...operations.values()], cases, waivers, hints) : []),
    ...(waivers ? wrongWaivers(operations, cases, waivers) : []),
  ];
}

function checkCase(
  compiled: Compiled,
  operations: Map<string, ContractOperation>,
  documented: SourceCase,
): CaseFinding[] {
  const operation = operations.get(documented.operation);
  if (!operation) {
    const near = nearest(documented.operation, operations.keys());
    return [
      {
        path: [],
        rule: 'case-operation',
        message: `There is no operation '${documented.operation}'${near ? `; did you mean '${near}'?` : ''}. The name of the file must begin with the operationId`,
      },
    ];
  }
  const request = requestFindings(compiled, operation, documented);
  return [
    ...withoutIntendedFindings(documented, request),
    ...checkCaller(operation, documented),
    ...checkResponse(compiled, operation, documented, request.length === 0),
  ];
}

function checkCaller(
  { definition }: ContractOperation,
  { as, scheme, response }: SourceCase,
): CaseFinding[] {
  if (scheme && !definition.security.some((requirement) => scheme in requirement))
    return [
      {
        path: ['scheme'],
        rule: 'case-caller',
        message: `${definition.operationId} does not offer the security scheme ${scheme}`,
      },
    ];
  return needsToken(definition) && as === 'anonymous' && response.status < 400
    ? [
        {
          path: ['as'],
          rule: 'case-caller',
          message: `${definition.operationId} needs authentication: anonymous cannot succeed`,
        },
      ]
    : [];
}

/** Checks the response of a case as if a deployment had sent it. */
function checkResponse(
  compiled: Compiled,
  operation: ContractOperation,
  { request, response }: SourceCase,
  isRequestRight: boolean,
): CaseFinding[] {
  const rule = 'case-response';
  const { operationId, responses } = operation.definition;
  const declared = responses[response.status];
  if (!declared)
    return [
      {
        path: ['response', 'status'],
        rule,
        message: `${operationId} declares ${Object.keys(responses).join(', ')}, not ${response.status}`,
      },
    ];
  const known = Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase());
  const undeclared: CaseFinding[] = Object.keys(response.headers)
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
      message: `${operationId} declares no body for ${response.status}`,
    });
  const expectation = { contract: compiled, operation, request, status: response.status };
  // After a wrong request, the response need not repeat the request's values. So the check `echo` is left out.
  const findings = judge(createExchange(response), expectation).filter(
    ({ check }) => isRequestRight || check !== 'echo',
  );
  const judged = findings.map((finding) => ({
    path: ['response', ...findPlace(finding.check, finding.location)],
    rule,
    message: finding.message,
    // The subject is removed from the requirement, since a resource and a list of such resources may have the same
    // mistake.
    statement: `${finding.pointer}${finding.requirement.replace(/^\S+/, '')}`,
  }));
  return [...undeclared, ...judged];
}

/** Returns an exchange whose response is the response of the case. Its request is empty. */
function createExchange(response: SourceCase['response']): Exchange {
  const { status, headers, body } = writeResponse(response, ORIGIN);
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

/** The address of an imagined deployment, for URLs in responses. */
const ORIGIN = 'https://forge.example.com';

/** Returns the path of a finding within the `response` of a case file. */
function findPlace(check: CheckId, location: string | undefined): string[] {
  if (check === 'content-type') return ['contentType'];
  if (check === 'headers') return ['headers', ...(location ? [location] : [])];
  return ['body', ...splitPointer(location ?? '')];
}

/** Reports each declared status that has neither a case nor a waiver. */
function missingCases(
  operations: ContractOperation[],
  cases: SourceCase[],
  waivers: SourceWaivers,
  hints?: MissingHints,
): Problem[] {
  const { places, kinds, unreadable } = hints ?? { places: new Map(), kinds: {}, unreadable: [] };
  const asked = operations.filter(
    ({ id }) => !unreadable.some(({ operation }) => operation === id),
  );
  const shown = new Set(cases.map((one) => `${one.operation} ${one.response.status}`));
  const waived = new Set(waivers.waivers.map((one) => `${one.operation} ${one.status}`));
  return asked.flatMap((operation) => {
    const { id, definition } = operation;
    // If a fixture in the path is wrong, the case for an unknown value follows when it is right.
    const follows = hints && !hasKnownPath(operation, kinds) ? [404] : [];
    const missing = Object.keys(definition.responses)
      .map(Number)
      .filter((status) => !shown.has(`${id} ${status}`) && !waived.has(`${id} ${status}`))
      .filter((status) => !follows.includes(status));
    const lacksSuccess = missing.some((status) => status < 300);
    const derived = lacksSuccess ? derivedStatuses(operation, { kinds }) : [];
    const left = new Set(missing.filter((status) => derived.includes(status)));
    const place = places.get(id);
    const area = place ? basename(dirname(place.file)) : '<area>';
    return missing
      .filter((status) => !left.has(status))
      .map((status) =>
        problemAt(
          place ?? waivers,
          place ? [...place.path, 'responses', status] : [],
          'case-missing',
          `${id} declares ${status}, and no case shows it. Write openapi/cases/${area}/${id}.<name>.yaml${
            status < 300 && left.size > 0
              ? `; the build then derives the cases for ${[...left].join(' and ')}`
              : `, or add a waiver to ${waivers.file || 'openapi/cases/waivers.yaml'} with the reason why no request leads to it`
          }`,
          'key',
        ),
      );
  });
}

function wrongWaivers(
  operations: Map<string, ContractOperation>,
  cases: SourceCase[],
  source: SourceWaivers,
): Problem[] {
  return source.waivers.flatMap(({ operation, status }, index) => {
    const message = !operations.get(operation)?.definition.responses[status]
      ? `${operation} declares no ${status}: remove the waiver`
      : cases.some((one) => one.operation === operation && one.response.status === status)
        ? `${operation} ${status} has a case: remove the waiver`
        : undefined;
    return message ? [problemAt(source, [index], 'case-waiver', message)] : [];
  });
}
