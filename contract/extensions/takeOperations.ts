import type { JsonValue } from '../case.ts';
import { withoutBasePath } from '../deployment.ts';
import { isObject, type JsonObject } from '../isObject.ts';
import { nearest } from '../nearest.ts';
import { type Document, METHODS, type Operation } from '../openapi.ts';
import type { Problem } from '../yaml/problem.ts';
import { convertOperation, type OperationPlace } from './convertOperation.ts';
import type { ExtendOptions, ExtensionSource, SourceDocument } from './extension.ts';
import { knownExtensions, misspeltExtensions } from './misspeltExtensions.ts';
import { paginated } from './paginated.ts';

/** An operation of an extension, in the form of the bundle. */
export interface TakenOperation extends OperationPlace {
  definition: Operation;
}

/** The operations that an extension adds, and the schemas that they reach. */
export interface Taken {
  operations: TakenOperation[];
  schemas: Record<string, JsonValue>;
  problems: Problem[];
}

/**
 * Takes operations out of a document, and puts them into the form of the bundle. There, parameters and responses are on
 * the operation, and only schemas are referenced. A reference to a schema that the document lacks is one to the
 * contract's.
 */
export function takeOperations(
  source: ExtensionSource,
  bundle: Document,
  { pick, prefix = '' }: ExtendOptions,
): Taken {
  const problems: Problem[] = [];
  const chosen = chooseOperations(source, pick, problems);
  const known = knownExtensions(bundle);
  for (const { written, at } of chosen)
    problems.push(...misspeltExtensions(source, known, written, at));
  const schemas = {};
  const own = ownSchemas(source.document);
  const taking = { source, bundle, prefix, own, schemas, problems };
  return {
    operations: chosen.map(({ item, written, ...place }) => ({
      ...place,
      definition: paginated(convertOperation(taking, place, item, written), bundle),
    })),
    schemas,
    problems,
  };
}

/** Returns the schemas of an extension. A bundle of `forge-contract extend` has those of the contract, too. */
function ownSchemas(document: SourceDocument): Record<string, JsonValue> {
  const schemas = document.components?.schemas ?? {};
  if (!document['x-extensions']) return schemas;
  return Object.fromEntries(
    Object.entries(schemas).filter(([, one]) => isObject(one) && 'x-extension' in one),
  );
}

/** Reads the value of `--pick`: `GET /projects/{id}`, or with another operationId, `GET /projects/{id} as getProject`. */
export function parsePick(wanted: string): { place: string; name?: string } {
  const [, verb = '', written = '', name] = /^(\w+) +(.+?)(?: +as +(.+))?$/.exec(wanted) ?? [];
  const path = withoutBasePath(written);
  return { place: `${verb.toUpperCase()} ${path}`, ...(name !== undefined && { name }) };
}

interface ChosenOperation extends OperationPlace {
  /** The path item, and its operation. */
  item: JsonObject;
  written: JsonObject;
}

/** Finds the operations to take: the picked ones, or all. In a bundle, it takes only those of extensions. */
function chooseOperations(
  { document, problemAt }: ExtensionSource,
  pick: string[] | undefined,
  problems: Problem[],
): ChosenOperation[] {
  const present = Object.entries(document.paths).flatMap(([key, item]) =>
    METHODS.flatMap((method): ChosenOperation[] => {
      const written = item[method];
      return isObject(written) && (!document['x-extensions'] || 'x-extension' in written)
        ? [{ method, path: withoutBasePath(key), at: ['paths', key, method], item, written }]
        : [];
    }),
  );
  if (!pick) {
    if (present.length === 0)
      problems.push(problemAt(['paths'], 'There are no operations in the paths of this file'));
    return present;
  }
  const describePlace = ({ method, path }: OperationPlace) => `${method.toUpperCase()} ${path}`;
  return pick.flatMap((wanted) => {
    const { place, name } = parsePick(wanted);
    const found = present.find((one) => describePlace(one) === place);
    if (found && name === undefined) return [found];
    if (found && name !== undefined && /^[A-Za-z_$][\w$]*$/.test(name))
      return [{ ...found, written: { ...found.written, operationId: name } }];
    if (found) {
      problems.push(
        problemAt(
          found.at,
          `'${name}' is no operationId. Write letters and digits: ${place} as getProject`,
          'key',
        ),
      );
      return [];
    }
    const similar = nearest(place, present.map(describePlace));
    problems.push(
      problemAt(
        ['paths'],
        `The file has no operation '${wanted}'${similar ? `. Did you mean '${similar}'?` : ". Write a method and a path, such as 'GET /projects/{id}'"}`,
      ),
    );
    return [];
  });
}
