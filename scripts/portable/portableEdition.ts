/**
 * The portable edition of the contract: OpenAPI 3.0.3 without the features that client generators fail on. It accepts
 * all requests and responses that the contract accepts, and some more. `docs/guides/generate-a-client.md` lists the
 * losses.
 */
import { isObject } from '../../contract/isObject.ts';
import type { Document, Operation, PathItem, Schema } from '../../contract/openapi.ts';
import { METHODS } from '../../contract/openapi.ts';
import { type Fact, withFacts } from '../extensionFacts.ts';
import { alternativeObjects } from './alternatives.ts';
import { withNames, withoutUnused } from './components.ts';
import { portableOperation } from './operations.ts';
import type { PortableDocument } from './portableDocument.ts';
import { portableSchema, withNullableSchemas } from './schemas.ts';
import { withoutExtensions } from './withoutExtensions.ts';

/** Creates the portable edition. @param document the bundle. It is not changed */
export function portableEdition(document: Document): PortableDocument {
  const described = withFacts(document, { operation: writeSentences, detail: writeSentences });
  const named = withNamedAlternatives(described);
  const { summary, description: _, ...info } = named.info;
  return withNames(
    withoutUnused(
      withNullableSchemas({
        openapi: '3.0.3',
        info: { ...info, ...(summary !== undefined && { description: summary }) },
        servers: named.servers,
        tags: named.tags,
        paths: mapValues(named.paths, (item) => portablePath(named, item)),
        components: {
          securitySchemes: named.components.securitySchemes ?? {},
          headers: mapValues(named.components.headers ?? {}, (header) => {
            const { schema, ...rest } = header;
            return withoutExtensions({ ...rest, schema: portableSchema(named, schema) });
          }),
          schemas: mapValues(named.components.schemas ?? {}, (schema) =>
            portableSchema(named, schema),
          ),
        },
      }),
    ),
  );
}

/** The facts that the edition has at another place, or that only programs of this project need. */
const LEFT_OUT = [
  'Authentication',
  'Undone by',
  'Names of the values',
  'Relation',
  'JSON only',
  'Form',
];

/** Writes each fact as a sentence, since generators drop extensions. */
function writeSentences(facts: Fact[]): string[] {
  return facts
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, text]) => `${name}: ${text}${text.endsWith('.') ? '' : '.'}`);
}

function portablePath(document: Document, item: PathItem): PathItem {
  return mapValues<Operation, Operation>(item, (operation, key) =>
    METHODS.some((method) => method === key) ? portableOperation(document, operation) : operation,
  );
}

/** Creates a component for each choice between objects in an operation or property: `NoteOrNoteReaction`. */
function withNamedAlternatives(document: Document): Document {
  const schemas: Record<string, Schema> = {};
  const named = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(named) as T;
    if (!isObject(value)) return value;
    const alternatives = alternativeObjects(document, value as Schema);
    if (!alternatives) return mapValues(value, named) as T;
    const name = alternatives.map(({ $ref = '' }) => $ref.split('/').at(-1)).join('Or');
    schemas[name] = { anyOf: alternatives };
    return { $ref: `#/components/schemas/${name}` } as T;
  };
  const paths = named(document.paths);
  const own = mapValues(document.components.schemas ?? {}, (schema) =>
    alternativeObjects(document, schema) ? schema : named(schema),
  );
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: { ...own, ...schemas } },
  };
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T, key: string) => R) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
