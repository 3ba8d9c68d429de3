import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { isPlainWord } from '../contract/deriveShape.ts';
import type { OverlayAction } from '../contract/deviations/overlay.ts';
import type { Header, Relation, Response, Schema } from '../contract/openapi.ts';
import { pointerBelow, splitPointer, valueAt } from '../contract/pointer.ts';
import { resolveReference } from '../contract/reference.ts';
import type { WrittenSchema } from '../contract/walkSchema.ts';
import { sayingOf } from '../judge/index.ts';
import type { DifferenceCause } from './differenceCause.ts';
import { jsonPathTo, namePointer, quoted } from './names.ts';

/** The narrowest action of a deviations file that tolerates a difference, and a description of it. */
export interface DescribedAction {
  action: OverlayAction;
  /** The description of the deviation: `Tag.message may be missing`. */
  what: string;
}

type ContractParts = Pick<Contract, 'document' | 'operations'>;

/**
 * Finds the action that tolerates a difference.
 * @returns the action, or the reason why no action can tolerate the difference
 */
export function findAction(
  contract: ContractParts,
  cause: DifferenceCause,
): DescribedAction | string {
  const { document } = contract;
  const { difference } = cause;
  const { pointer } = difference;
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const path = jsonPathTo(document, pointer);
  switch (difference.kind) {
    case 'missing-field': {
      const { field } = difference;
      return {
        action: { target: `${path}[?@ == ${quoted(field)}]`, remove: true },
        what: `${namePointer(contract, above)}.${field} may be missing`,
      };
    }
    case 'value': {
      const { value } = difference;
      if (typeof value === 'string' && !isPlainWord(value))
        return 'the value may be private data, which a deviations file must not contain';
      return {
        action: { target: path, update: value },
        what: `${namePointer(contract, above)} may be ${JSON.stringify(value)}`,
      };
    }
    case 'type':
      return widenType(contract, pointer, difference.usedAt, [...cause.types].sort());
    case 'keyword':
      return {
        action: { target: path, remove: true },
        what: `${namePointer(contract, above)} need not ${sayKeyword(document, pointer)}`,
      };
    case 'echo':
      return {
        action: { target: path, update: { 'x-echoed-unless': '' } },
        what: `the response may show ${namePointer(contract, pointer)} in another way than it was sent`,
      };
    case 'shape': {
      const { shape } = difference;
      return {
        action: { target: path, update: shape as JsonValue },
        what: `${namePointer(contract, above)} may be an object with ${(shape.required ?? []).join(', ')}`,
      };
    }
    case 'missing-header':
      return {
        action: { target: path, update: { required: false } },
        what: `${namePointer(contract, pointer)} may be missing`,
      };
    case 'header-value':
      return widenHeader(contract, pointer);
    case 'status':
      return newStatus(contract, cause);
  }
}

/** Returns the requirement of a keyword, as the end of a sentence: ``be the beginning of `id` ``. */
function sayKeyword(document: object, pointer: string): string {
  const keyword = splitPointer(pointer).at(-1)!;
  const stated = valueAt(document, pointer);
  return keyword === 'x-relation'
    ? sayingOf(stated as Relation)
    : `keep ${keyword} ${JSON.stringify(stated)}`;
}

function widenType(contract: ContractParts, pointer: string, usedAt: string, types: string[]) {
  const { document } = contract;
  const widened = (place: string) => `${namePointer(contract, place)} may be ${types.join(' or ')}`;
  const [only = '', ...more] = types;
  const type = more.length === 0 ? only : types;
  const alternatives = /^(.*)\/(anyOf|oneOf)(\/\d+)?$/;
  const used = valueAt(document, usedAt) as WrittenSchema;
  const isReference = typeof used.$ref === 'string';
  // The pointer leads to the list of alternatives, or `usedAt` leads to an alternative that is a reference.
  const [, choice, keyword] =
    alternatives.exec(pointer) ?? (isReference ? alternatives.exec(usedAt) : undefined) ?? [];
  if (choice !== undefined)
    return {
      action: { target: jsonPathTo(document, `${choice}/${keyword}`), update: { type } },
      what: widened(choice),
    };
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  if (isReference && !splitPointer(usedAt).some((segment) => /^\d{1,2}$/.test(segment)))
    return {
      action: widenReference(contract, usedAt, used.$ref as string, types),
      what: widened(usedAt),
    };
  const schema = valueAt(document, above) as Schema;
  return {
    action: {
      target: jsonPathTo(document, above),
      update: {
        type: Array.isArray(schema.type) ? types : [schema.type as string, ...types],
        ...(types.includes('null') && Array.isArray(schema.enum) && { enum: [null] }),
      },
    },
    what: widened(above),
  };
}

/**
 * Returns an action that widens a reference. Keywords beside `$ref` can only narrow the component, and the component
 * itself has other users. So the action adds a component that accepts the old schema and the new types, and refers to
 * it.
 */
function widenReference(
  contract: ContractParts,
  usedAt: string,
  reference: string,
  types: string[],
): OverlayAction {
  const segments = splitPointer(usedAt);
  const isComponent = segments[0] === 'components' && segments[1] === 'schemas';
  const name = [...namePointer(contract, usedAt).split(/\W+/), 'or', ...types]
    .filter((word) => word !== '')
    .map(capitalized)
    .join('');
  const component = {
    anyOf: [{ $ref: reference }, { type: types.length === 1 ? types.join() : types }],
  };
  const place = segments
    .slice(isComponent ? 2 : 0)
    .reduceRight<JsonValue>((below, segment) => ({ [segment]: below }), {
      $ref: `#/components/schemas/${name}`,
    });
  return {
    target: isComponent ? '$.components.schemas' : '$',
    update: {
      ...(isComponent ? { [name]: component } : { components: { schemas: { [name]: component } } }),
      ...(place as object),
    },
  };
}

function widenHeader(contract: ContractParts, pointer: string): DescribedAction | string {
  const { document } = contract;
  const { schema } = valueAt(document, pointer) as Header;
  const at = pointerBelow(pointer, 'schema');
  const what = `${namePointer(contract, pointer)} may be another text`;
  const { type, pattern } = schema as Schema;
  if (type !== undefined && ![type].flat().includes('string'))
    return {
      action: {
        target: jsonPathTo(document, at),
        update: { type: [...[type].flat(), 'string'] },
      },
      what,
    };
  return pattern === undefined
    ? 'a header whose schema cannot be widened'
    : { action: { target: jsonPathTo(document, `${at}/pattern`), remove: true }, what };
}

function newStatus(
  contract: ContractParts,
  { difference, expected }: DifferenceCause,
): DescribedAction | string {
  if (difference.kind !== 'status') return 'not a status';
  const { status, pointer, like, contentType, shape } = difference;
  if (contentType && !like && !shape) return 'a status with a body that is not JSON';
  const content = contentType && {
    [contentType]: { schema: like ? findSchema(contract, pointer, expected, contentType) : shape! },
  };
  const stated = [...expected].sort();
  const inPlace = stated.length > 0 ? ` in place of ${stated.join(' and ')}` : '';
  return {
    action: {
      target: jsonPathTo(contract.document, pointer),
      update: {
        [status]: {
          description: inPlace ? `${capitalized(inPlace.slice(1))}.` : 'Undocumented, but seen.',
          ...(inPlace && { 'x-in-place-of': stated }),
          ...(content && { content }),
        },
      } as JsonValue,
    },
    what: `${namePointer(contract, pointer.slice(0, pointer.lastIndexOf('/')))} may answer ${status}${inPlace}`,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the schema of the first of the given documented statuses for a media type. */
function findSchema(
  { document }: ContractParts,
  responses: string,
  [status]: Set<number>,
  contentType: string,
): Schema {
  const written = valueAt(document, pointerBelow(responses, status!)) as Response;
  const { value } = resolveReference<Response>(document, written, responses);
  return value.content![contentType]!.schema as Schema;
}
