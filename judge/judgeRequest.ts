import { brief } from '../contract/brief.ts';
import type { JsonValue } from '../contract/case.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { causesAt } from '../contract/explain/causesAt.ts';
import type { Cause } from '../contract/explain/rootCauses.ts';
import type { Parameter } from '../contract/openapi.ts';
import { pointerBelow, splitPointer } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { readingsOfParameter, withoutBrackets } from '../wire/parameterReadings.ts';
import { readTexts } from '../wire/readTexts.ts';
import type { ChoiceId, Finding } from './finding.ts';
import type { ReadRequest } from './readRequest.ts';

/**
 * Judges a request: every parameter and the body must be valid, and every required parameter, body and field must be
 * present. Unknown parameters are allowed. Tokens are not judged, because recordings omit them.
 */
export function judgeRequest(
  contract: Pick<Contract, 'document' | 'validators'>,
  operation: ContractOperation,
  read: ReadRequest,
): Finding[] {
  const { request, queryProblem, bodyProblem, bodyIsKnown, bodySchema } = read;
  const { definition, pointer } = operation;
  const ofParameters = (definition.parameters ?? []).flatMap((value, index) =>
    value.in === 'header'
      ? []
      : findingsInParameter({ value, pointer: pointerBelow(pointer, 'parameters', index) }),
  );
  if (queryProblem !== undefined) return [finding('query', queryProblem, pointer, 'query')];
  return [...ofParameters, ...findingsInBody(), ...listAdvice(operation, read)];

  function findingsInParameter(parameter: Located<Parameter>): Finding[] {
    const { name, in: place, required } = parameter.value;
    const value = place === 'path' ? request.path[name] : request.query[withoutBrackets(name)];
    const subject = `${place}.${withoutBrackets(name)}`;
    if (value === undefined)
      return required && (place === 'path' || bodyIsKnown)
        ? [finding(subject, 'must be there', parameter.pointer, subject, 'nothing')]
        : [];
    const [causes = [], ...others] = readingsOfParameter(
      contract.document,
      parameter.value,
      value,
    ).map((one) => findCauses(parameter, one));
    return others.some(({ length }) => length === 0)
      ? []
      : causes.map((cause) => writeFinding(cause, subject, subject));
  }

  function findCauses(
    { value: { schema }, pointer }: Located<Parameter>,
    value: JsonValue,
  ): Cause[] {
    const located = { value: schema, pointer: pointerBelow(pointer, 'schema') };
    return causesAt(contract, located, readTexts(contract.document, located, value));
  }

  function findingsInBody(): Finding[] {
    const { requestBody } = definition;
    const schema = bodySchema ?? findBodySchema(operation);
    const at = pointerBelow(pointer, 'requestBody');
    if (bodyProblem !== undefined) return [finding('body', bodyProblem, at, 'body')];
    if (!schema || schema === 'unread' || (request.body === undefined && !bodyIsKnown)) return [];
    if (request.body !== undefined || requestBody?.required)
      return causesAt(contract, schema, request.body ?? {}).map((cause) =>
        writeFinding(cause, 'body', `body${cause.path}`),
      );
    return [];
  }
}

/** Returns what deployments accept although the documents do not say so. */
function listAdvice(
  { definition, pointer }: ContractOperation,
  { undeclaredType, bearerInsteadOf }: ReadRequest,
): Finding[] {
  const declared = Object.keys(definition.requestBody?.content ?? {}).join(' or ');
  const at = pointerBelow(pointer, definition.requestBody ? 'requestBody' : 'parameters');
  return [
    ...(undeclaredType === undefined
      ? []
      : [
          advised(
            finding(
              'Content-Type',
              `must be ${declared || 'application/json or a form'}`,
              at,
              'content-type',
              undeclaredType,
            ),
            'media-type',
          ),
        ]),
    ...(bearerInsteadOf
      ? [
          advised(
            finding(
              'Authorization',
              `must not carry an access token, which belongs in ${bearerInsteadOf}`,
              pointerBelow(pointer, 'security'),
              'authorization',
              'Bearer',
            ),
            'bearer-token',
          ),
        ]
      : []),
  ];
}

function advised(one: Finding, choice: ChoiceId): Finding {
  return { ...one, level: 'advised', choice };
}

function writeFinding(
  { path, requirement, pointer, value }: Cause,
  root: string,
  location: string,
): Finding {
  const subject = [root, ...splitPointer(path)].join('.');
  return finding(subject, requirement, pointer, location, brief(value));
}

function finding(
  subject: string,
  requirement: string,
  pointer: string,
  location: string,
  actual?: string,
): Finding {
  const words = `${subject.replaceAll(/\.\d+(?=\.|$)/g, '[]')} ${requirement}`;
  return {
    check: 'request',
    message: `${subject} ${requirement}${actual === undefined ? '' : `, got ${actual}`}`,
    requirement: `of the request, ${words}`,
    pointer,
    location,
    ...(actual !== undefined && { actual }),
  };
}
