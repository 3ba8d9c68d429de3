/**
 * The portable edition of the contract: OpenAPI 3.0.3 without the features that client generators fail on. It accepts
 * all requests and responses that the contract accepts, and some more. `docs/guides/generate-a-client.md` lists the
 * losses.
 */
import type { Document, Header, Operation, PathItem, Schema } from '../../contract/openapi.ts';
import { METHODS } from '../../contract/openapi.ts';
import { alternativeObjects } from './alternatives.ts';
import { withNames, withoutUnused } from './components.ts';
import { portableOperation } from './operations.ts';
import type { PortableDocument } from './portableDocument.ts';
import { portableSchema, withNullableSchemas } from './schemas.ts';
import { withoutExtensions } from './withoutExtensions.ts';

/** Creates the portable edition. @param document the bundle. It is not changed */
export function portableEdition(document: Document): PortableDocument {
  const named = withNamedAlternatives(document);
  const { summary, description: _, ...info } = named.info;
  return withNames(
    withoutUnused(
      withNullableSchemas({
        openapi: '3.0.3',
        info: { ...info, description: summary as string },
        servers: named.servers,
        tags: named.tags,
        paths: mapValues(named.paths, (item) => portablePath(named, item)),
        components: {
          securitySchemes: named.components.securitySchemes ?? {},
          headers: mapValues(named.components.headers ?? {}, (header) => {
            const { schema, ...rest } = header as Header;
            return withoutExtensions({ ...rest, schema: portableSchema(named, schema as Schema) });
          }),
          schemas: mapValues(named.components.schemas ?? {}, (schema) =>
            portableSchema(named, schema as Schema),
          ),
        },
      }),
    ),
  );
}

function portablePath(document: Document, item: PathItem): PathItem {
  return mapValues(item as Record<string, Operation>, (operation, key) =>
    (METHODS as readonly string[]).includes(key)
      ? portableOperation(document, operation)
      : operation,
  );
}

/** Creates a component for each choice between objects in an operation or property: `NoteOrNoteReaction`. */
function withNamedAlternatives(document: Document): Document {
  const schemas: Record<string, unknown> = {};
  const named = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(named);
    const alternatives = alternativeObjects(document, value as Schema);
    if (!alternatives) return mapValues(value as Record<string, unknown>, named);
    const name = alternatives.map(({ $ref }) => ($ref as string).split('/').at(-1)).join('Or');
    schemas[name] = { anyOf: alternatives };
    return { $ref: `#/components/schemas/${name}` };
  };
  const paths = named(document.paths) as Document['paths'];
  const own = mapValues(document.components.schemas ?? {}, (schema) =>
    alternativeObjects(document, schema as Schema) ? schema : named(schema),
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
  ) as Record<string, R>;
}
