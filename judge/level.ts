/** Decides whether a finding breaks a statement of the documents, or only a choice of the contract. */
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { needsToken } from '../contract/needsToken.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { ANY_USER, STRANGER } from '../contract/roles.ts';
import { listProperties } from '../contract/walkSchema.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { isNewCheck, type WithChecks } from './checks.ts';
import { shownAlike } from './evidence.ts';
import type { ChoiceId, Finding, StatusFacts } from './finding.ts';

/** The call whose response has a finding. */
export interface JudgedCall {
  contract: Pick<Contract, 'document' | 'validators'> & WithChecks;
  operation: ContractOperation;
  /** Absent if the request is not known. */
  request?: CaseRequest | undefined;
  /** The role of the caller. Undefined if it is not known, or if the call had no token. */
  as?: string | undefined;
  /** Whether the call had a token. Undefined if that is not known. */
  hasToken?: boolean | undefined;
  /** Whether the call is one of a new property or probe. Default: false. */
  isNew?: boolean | undefined;
  /** The JSON body of the response. Undefined if it has none. */
  body?: JsonValue | undefined;
}

/**
 * Returns the finding with its level. An advised finding also names the choice that it rests on. The same exchange
 * shows it.
 */
export function withLevel(finding: Finding, call: JudgedCall): Finding {
  const isNew = call.isNew === true || isNewCheck(call.contract, finding.check);
  const choice = isNew ? 'new-check' : findChoice(finding, call);
  const { choice: _, ...facts } = finding;
  return shownAlike(
    finding,
    choice === undefined ? { ...facts, level: 'required' } : { ...facts, level: 'advised', choice },
  );
}

/** Returns the choice of the contract that a finding rests on. Undefined if the documents state what it requires. */
export function findChoice(
  { choice, statuses }: Pick<Finding, 'choice' | 'statuses'>,
  call: JudgedCall,
): ChoiceId | undefined {
  // A fault of the server or of the network, and a redirect, are nothing that a document leaves open.
  if (!statuses || !(isSuccess(statuses.came) || isRefusal(statuses.came)))
    return statuses ? undefined : choice;
  return choice ?? RULES.find(({ holds }) => holds(statuses, call))?.choice;
}

interface Rule {
  choice: ChoiceId;
  /** Whether the documents allow the status that came, because they leave open what the choice says. */
  holds: (statuses: StatusFacts, call: JudgedCall) => boolean;
}

/** The statuses that refuse a request because of its contents. */
const OF_REQUEST = [400, 405, 409, 422];

/** The statuses that refuse a caller. */
const OF_CALLER = [401, 403, 404];

const isSuccess = (status: number) => status >= 200 && status < 300;
const isRefusal = (status: number) => status >= 400 && status < 500;
const hasChosen = ({ operation }: JudgedCall, choice: ChoiceId) =>
  operation.definition['x-chosen']?.includes(choice) ?? false;

/** The rules by which a wrong status rests on a choice. The first rule that holds counts. */
const RULES: readonly Rule[] = [
  {
    choice: 'customary-status',
    holds: ({ due, came }, { operation }) =>
      due.some(isSuccess) && isSuccess(came) && operation.definition['x-customary-status'] === true,
  },
  {
    // Only recorded traffic has several kinds of due statuses.
    choice: 'unlisted-refusal',
    holds: ({ due, came }) => due.some(isSuccess) && due.some(isRefusal) && isRefusal(came),
  },
  {
    choice: 'malformed-read',
    holds: ({ due, came }, call) =>
      (due.includes(400) || OF_REQUEST.includes(came)) &&
      changesNothing(call.operation) &&
      isMalformed(call),
  },
  {
    choice: 'required-with-default',
    holds: ({ due }, call) => due.includes(400) && lacksDefaultOnly(call),
  },
  {
    choice: 'refused-in-body',
    holds: ({ due, came }, call) =>
      due.includes(400) &&
      isSuccess(came) &&
      hasChosen(call, 'refused-in-body') &&
      isObject(call.body) &&
      call.body.status === 'error',
  },
  {
    choice: 'order-of-refusals',
    holds: ({ due, came }, { as }) =>
      (due.includes(403) && OF_REQUEST.includes(came)) ||
      // The contract names no roles for this caller, so nobody knows whether it has the permission.
      (due.includes(400) && [401, 403].includes(came) && as === ANY_USER),
  },
  {
    choice: 'status-of-refusal',
    holds: ({ due, came }, { operation }) =>
      due.includes(400) && isRefusal(came) && operation.method !== 'post',
  },
  {
    // A gateway refuses a large request before the server reads it.
    choice: 'status-of-refusal',
    holds: ({ due, came }) => due.includes(400) && came === 413,
  },
  {
    choice: 'status-of-refusal',
    holds: ({ due, came }, { operation }) =>
      due.includes(400) && isRefusal(came) && changesNothing(operation),
  },
  {
    choice: 'wrong-token',
    holds: ({ due, came }, { hasToken }) =>
      due.includes(401) && isRefusal(came) && hasToken === true,
  },
  {
    choice: 'unstated-authentication',
    holds: ({ due, came }, call) =>
      hasChosen(call, 'unstated-authentication') &&
      call.hasToken === false &&
      OF_CALLER.includes(came) &&
      (due.includes(401) || due.every(isSuccess)),
  },
  {
    choice: 'no-access',
    holds: ({ due, came }, { operation, as, hasToken }) =>
      (as === STRANGER && isOneOf([403, 404], due, came)) ||
      (hasToken === false && !needsToken(operation.definition) && isOneOf(OF_CALLER, due, came)),
  },
  {
    choice: 'public-group',
    holds: ({ due, came }, { operation, hasToken }) =>
      due.every(isSuccess) &&
      OF_CALLER.includes(came) &&
      hasToken === false &&
      isOptional(operation) &&
      namesGroup(operation),
  },
  {
    choice: 'guarded-field',
    holds: ({ due, came }, call) =>
      due.includes(403) &&
      isSuccess(came) &&
      hasChosen(call, 'guarded-field') &&
      guardedFields(call).length > 0 &&
      guardedFields(call).every((name) => !showsSent(call, name)),
  },
  {
    choice: 'unstated-roles',
    holds: ({ due, came }, call) =>
      due.includes(403) &&
      (isSuccess(came) || came === 404) &&
      hasChosen(call, 'unstated-roles') &&
      guardedFields(call).length === 0,
  },
  {
    choice: 'absent-settings',
    holds: ({ due, came }, call) =>
      due.some(isSuccess) && came === 404 && hasChosen(call, 'absent-settings'),
  },
  {
    choice: 'left-out-or-refused',
    holds: ({ due, came }, call) =>
      due.includes(403) &&
      isSuccess(came) &&
      hasChosen(call, 'left-out-or-refused') &&
      Array.isArray(call.body) &&
      call.body.length === 0,
  },
];

/** Returns true if one of these statuses was due, and another one of them came. */
function isOneOf(statuses: number[], due: number[], came: number): boolean {
  return statuses.includes(came) && due.every((status) => statuses.includes(status));
}

/** Returns true if an operation accepts calls with and without a token. */
function isOptional({ definition }: ContractOperation): boolean {
  return !needsToken(definition) && definition.security.length > 0;
}

function namesGroup({ definition }: ContractOperation): boolean {
  return (definition.parameters ?? []).some(
    (parameter) =>
      parameter.in === 'path' && [parameter['x-fixture'] ?? []].flat().includes('group.id'),
  );
}

/** The keywords that state a limit or a requirement of the documents, not only the form of a value. */
const STATED = ['maxItems', 'required'];

/**
 * Returns true if a request breaks the contract in the form of its values only: a type, an enum, a format. Such a value
 * means nothing. A missing part, or one value too many, breaks a limit that the documents state.
 */
function isMalformed({ contract, operation, request }: JudgedCall): boolean {
  if (!request) return false;
  const given = new Map(
    Object.entries(request.query).map(([name, value]) => [withoutBrackets(name), value] as const),
  );
  const broken = (operation.definition.parameters ?? []).flatMap((parameter, index) => {
    if (parameter.in !== 'query') return [];
    const value = given.get(withoutBrackets(parameter.name));
    if (value === undefined) return parameter.required ? ['required'] : [];
    return brokenKeywords(
      contract,
      pointerBelow(operation.pointer, 'parameters', index, 'schema'),
      value,
    );
  });
  const schema = findBodySchema(operation);
  if (schema && request.body !== undefined)
    broken.push(...brokenKeywords(contract, schema.pointer, request.body));
  return broken.length > 0 && !broken.some((keyword) => STATED.includes(keyword));
}

/** Returns the keywords of a schema that a value breaks. */
function brokenKeywords(
  { validators }: JudgedCall['contract'],
  pointer: string,
  value: JsonValue,
): string[] {
  const validate = validators[pointer];
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ schemaPath }) => schemaPath.split('/').at(-1)!);
}

/** Returns true if the body of a request would be valid with the defaults of its required fields. */
function lacksDefaultOnly({ contract, operation, request }: JudgedCall): boolean {
  const schema = findBodySchema(operation);
  const body = request?.body;
  if (!schema || !isObject(body)) return false;
  const defaults = Object.fromEntries(
    listProperties(contract.document, schema.value, schema.pointer).flatMap(({ name, value }) => {
      const fallback = value.default;
      return name in body || fallback === undefined ? [] : [[name, fallback]];
    }),
  );
  return (
    brokenKeywords(contract, schema.pointer, body).length > 0 &&
    brokenKeywords(contract, schema.pointer, { ...defaults, ...body }).length === 0
  );
}

/** Returns the fields in the body of a request that only some roles may give. */
function guardedFields({ contract, operation, request }: JudgedCall): string[] {
  const schema = findBodySchema(operation);
  const body = request?.body;
  if (!schema || !isObject(body)) return [];
  return listProperties(contract.document, schema.value, schema.pointer).flatMap(
    ({ name, value }) => (name in body && value['x-roles'] ? [name] : []),
  );
}

/** Returns true if the response, or its last note, shows a field of the request as it was sent. */
function showsSent({ request, body }: JudgedCall, name: string): boolean {
  const sent = isObject(request?.body) ? request.body[name] : undefined;
  const notes = isObject(body) && Array.isArray(body.notes) ? body.notes : [];
  return [body, notes.at(-1)].some((shown) => isObject(shown) && isSame(shown[name], sent));
}

/** Returns true for equal values. A time may be in another form. */
function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  const times = [one, other].map((value) => Date.parse(String(value)));
  return one === other || (!times.some(Number.isNaN) && times[0] === times[1]);
}

/** The choices that a rule or a check names. A test compares them with `x-choices` of the contract. */
export const NAMED_BY_RULES: readonly ChoiceId[] = [...new Set(RULES.map(({ choice }) => choice))];
