import type { Contract, ValidationError } from '../../../contract/contract.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import type { Reference, Schema } from '../../../contract/openapi.ts';
import { brief } from '../brief.ts';
import { decodedBody } from '../decodedBody.ts';
import type { Exchange } from '../exchange.ts';
import { documentedBody, type Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';
import { isJson } from '../mediaType.ts';
import { requirementOf } from '../requirementOf.ts';
import { schemasAt } from '../schemaWalk.ts';
import { validatorAt } from '../validatorAt.ts';

const MAX_VIOLATIONS = 20;

/**
 * A JSON body is valid against the schema of the status and media type that came, formats included.
 * What is wrong in the same way in many items of an array is one violation; 20 are listed at most.
 */
export function checkSchema(exchange: Exchange, expectation: Expectation): Violation[] {
  const documented = documentedBody(exchange, expectation);
  const schema = documented?.definition.schema;
  if (!documented || !schema || !isJson(documented.mediaType)) return [];
  const { text } = decodedBody(documented.response);
  if (text === undefined) return [];
  const body: unknown = JSON.parse(text);
  const schemaPointer = `${documented.pointer}/schema`;
  const validate = validatorAt(expectation.contract, schemaPointer);
  if (validate(body)) return [];

  const alike = groupBy(
    missingTogether(typeFirst(rootCauses(validate.errors ?? []))),
    ({ instancePath, schemaPath, params }) =>
      `${instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${schemaPath} ${params.missingProperty}`,
  );
  return [...alike.values()].slice(0, MAX_VIOLATIONS).map((errors) => {
    const error = errors[0]!;
    const requirement = requirementOf(error);
    const subject = nameOf(error.instancePath);
    const actual = brief(valueAt(body, error.instancePath));
    return {
      message:
        `${subject} ${requirement}, came ${actual}` +
        (errors.length > 1
          ? ` (and in ${errors.length - 1} more ${errors.length === 2 ? 'place' : 'places'})`
          : ''),
      requirement: `${subject.replaceAll(/\[\d+\]/g, '[]')} ${requirement}`,
      pointer: statementOf(expectation.contract, error, schema, schemaPointer),
      location: error.instancePath,
      actual,
    };
  });
}

/**
 * For `anyOf: [X, null]` and the like, ajv lists the errors of every branch and one for the choice.
 * When a branch got further than the type of the value, its errors are the cause and the rest is noise;
 * otherwise the choice is one error about the type.
 */
function rootCauses(errors: ValidationError[]): ValidationError[] {
  return errors
    .filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
    .reduce((left, choice) => {
      const inside = left
        .slice(0, left.indexOf(choice))
        .filter((error) => isWithin(error, choice) && error.schemaPath !== choice.schemaPath);
      const deeper = inside.filter((error) => !isTypeOf(error, choice));
      if (deeper.length > 0)
        return left.filter(
          (error) => error !== choice && (!inside.includes(error) || deeper.includes(error)),
        );
      const types = [...new Set(inside.flatMap((error) => error.params.type as string | string[]))];
      const merged =
        types.length > 0 ? { ...choice, keyword: 'type', params: { type: types } } : choice;
      return left.flatMap((error) =>
        error === choice ? [merged] : inside.includes(error) ? [] : [error],
      );
    }, errors);
}

/** A value of a wrong type breaks all else that is said of it; the type is the cause. */
function typeFirst(errors: ValidationError[]): ValidationError[] {
  const wrongType = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  return errors.filter(
    ({ keyword, instancePath }) => keyword === 'type' || !wrongType.has(instancePath),
  );
}

/** The fields that one object lacks are one fault: most often it is another object altogether. */
function missingTogether(errors: ValidationError[]): ValidationError[] {
  const groups = groupBy(errors, (error) =>
    error.keyword === 'required' ? `${error.instancePath} ${error.schemaPath}` : error,
  );
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    params: {
      ...group[0]!.params,
      ...(group.length > 1 && {
        missingProperty: group.map(({ params }) => params.missingProperty),
      }),
    },
  }));
}

function isWithin(error: ValidationError, choice: ValidationError): boolean {
  return (
    error.instancePath === choice.instancePath ||
    error.instancePath.startsWith(`${choice.instancePath}/`)
  );
}

function isTypeOf(error: ValidationError, choice: ValidationError): boolean {
  return error.keyword === 'type' && error.instancePath === choice.instancePath;
}

/**
 * The place of a violated keyword in the bundle. ajv names it from the component that it stands in,
 * without saying which component that is.
 */
function statementOf(
  { document }: Contract,
  error: ValidationError,
  schema: Schema | Reference,
  schemaPointer: string,
): string {
  const keyword = error.schemaPath.slice(error.schemaPath.lastIndexOf('/') + 1);
  const path = error.schemaPath.slice(error.schemaPath.indexOf('#') + 1);
  return (
    schemasAt(document, schema, schemaPointer, segmentsOf(error.instancePath))
      .filter((place) => keyword in place.schema)
      .map(({ pointer }) => `${pointer}/${keyword}`)
      .find((pointer) => pointer.endsWith(path)) ?? schemaPointer
  );
}

function segmentsOf(instancePath: string): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `/0/commit/id` as people write it: `body[0].commit.id`. */
function nameOf(instancePath: string): string {
  return segmentsOf(instancePath).reduce(
    (name, segment) => (/^\d+$/.test(segment) ? `${name}[${segment}]` : `${name}.${segment}`),
    'body',
  );
}

function valueAt(body: unknown, instancePath: string): unknown {
  return segmentsOf(instancePath).reduce<unknown>(
    (value, segment) => (value as Record<string, unknown> | undefined)?.[segment],
    body,
  );
}
