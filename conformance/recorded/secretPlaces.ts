/**
 * Determines which parts of requests and responses are secret. The contract marks a secret part with `format:
 * password` or `writeOnly`, or as a security scheme. A part that the contract does not document is secret if its name
 * is usual for secrets.
 */
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Parameter } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import type { Located } from '../../contract/reference.ts';
import { listBranches, schemaBelow, type WrittenSchema } from '../../contract/walkSchema.ts';
import { documentedResponse } from '../../judge/index.ts';
import { securitySchemes } from '../../wire/credential.ts';
import { findBodySchema } from '../../wire/findBodySchema.ts';
import { withoutBrackets } from '../../wire/parameterReadings.ts';

/** Decides which fields of a body or a query are secret. */
export interface SecretFields {
  /**
   * Returns true if a field is secret.
   * @param above returns the names of the containers of the field, from the root. `*` stands for the items of an
   *   array
   */
  has(name: string, above: () => string[]): boolean;
  /**
   * Matches every JSON text that may contain a secret field, even if the field name has escapes. A text without a
   * match need not be parsed.
   */
  hint: RegExp;
}

/** Decides which parts of an exchange are secret. */
export interface SecretPlaces {
  /** The secret fields of the request body. */
  request: SecretFields;
  /** The secret parameters of the query. The query may contain fields of the body, too. */
  query: SecretFields;
  /** Returns the secret fields of a response body with this status. */
  response(status: number): SecretFields;
  /** Returns true if a parameter of this name is secret in all URLs, including URLs within a text. */
  parameter(name: string): boolean;
  /**
   * Returns true if a header is secret in requests and responses.
   * @param name the name in lower case
   */
  header(name: string): boolean;
}

/**
 * A value is secret if its name ends with one of these words: `password`, `private_token`, `apiKey`,
 * `X-Amz-Signature`. A value that the contract documents as not secret is an exception.
 */
const SECRET_WORDS =
  'pass(word|wd|phrase|code)?|pwd|secrets?|tokens?|credentials?|(api|access|private|signing|encryption|auth(entication|orization)?)[-_]?keys?(id)?|cookies?|session([-_]?id)?|csrf|xsrf|jwt|otp|signature|sig|dsn';
const SECRET_NAME = new RegExp(`(^|[^a-z])(${SECRET_WORDS})$`);

/** Matches the names of secret headers that are not security schemes of the contract. */
const SECRET_HEADER =
  /authorization$|cookie|token|secret|api-?key|password|csrf|xsrf|signature|session/;

/**
 * Creates a function that returns the places of an operation that hold secrets. For an unknown operation, the function
 * gets undefined.
 */
export function secretPlaces(
  contract: Pick<Contract, 'document' | 'operations'>,
): (operation: ContractOperation | undefined) => SecretPlaces {
  const { document } = contract;
  const schemes = Object.values(securitySchemes(document)).flatMap((scheme) => scheme ?? []);
  const inHeaders = new Set(
    schemes.flatMap(({ in: place, name }) =>
      place === 'header' && name ? [name.toLowerCase()] : [],
    ),
  );
  const inQueries = schemes.flatMap(({ in: place, name }) =>
    place === 'query' && name ? [name] : [],
  );
  const known = new Map<ContractOperation | undefined, SecretPlaces>();
  const openParameters = new Set(
    [...contract.operations.values()].flatMap((operation) =>
      (operation.definition.parameters ?? []).flatMap((parameter, index) =>
        isSecretParameter(document, operation, parameter, index)
          ? []
          : [withoutBrackets(parameter.name)],
      ),
    ),
  );
  return (operation) => {
    const places = known.get(operation) ?? findPlaces(operation);
    known.set(operation, places);
    return places;
  };

  function findPlaces(operation: ContractOperation | undefined): SecretPlaces {
    const schema = operation && findBodySchema(operation);
    const inBody = new Set(schema ? secretPathsBelow(document, schema) : []);
    const documented = new Map(inQueries.map((name) => [name, true]));
    for (const [index, parameter] of (operation?.definition.parameters ?? []).entries()) {
      const name = withoutBrackets(parameter.name);
      if (operation && parameter.in === 'query' && !documented.has(name))
        documented.set(name, isSecretParameter(document, operation, parameter, index));
    }
    const byStatus = new Map<number, SecretFields>();
    const request = secretFields(inBody);
    return {
      request,
      query: {
        has: (name, above) =>
          (documented.has(name) && above().length === 0 ? documented.get(name) : undefined) ??
          request.has(name, above),
        hint: request.hint,
      },
      parameter: (name) =>
        inQueries.includes(name) || (hasSecretName(name) && !openParameters.has(name)),
      header: (name) => inHeaders.has(name) || SECRET_HEADER.test(name),
      response(status) {
        const fields =
          byStatus.get(status) ??
          secretFields(operation ? secretPathsOfResponse(document, operation, status) : new Set());
        byStatus.set(status, fields);
        return fields;
      },
    };
  }
}

function secretFields(paths: Set<string>): SecretFields {
  const names = new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1)));
  const literal = [...names].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    has: (name, above) =>
      hasSecretName(name) || (names.has(name) && paths.has(`/${[...above(), name].join('/')}`)),
    hint: new RegExp(`(${[SECRET_WORDS, ...literal].join('|')})"|\\\\u00`, 'i'),
  };
}

/** Caches which names are secret, because the same names occur in all exchanges. */
const knownNames = new Map<string, boolean>();
const MAX_KNOWN_NAMES = 10_000;

/** Returns true if a name is usual for secrets: `privateToken`, `db_password`. */
export function hasSecretName(name: string): boolean {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const isSecret = SECRET_NAME.test(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase());
  if (knownNames.size < MAX_KNOWN_NAMES) knownNames.set(name, isSecret);
  return isSecret;
}

function isSecretParameter(
  document: Document,
  { pointer }: ContractOperation,
  { schema }: Parameter,
  index: number,
): boolean {
  const at = pointerBelow(pointer, 'parameters', index, 'schema');
  return isSecretSchema(document, { value: schema, pointer: at });
}

function secretPathsOfResponse(
  document: Document,
  operation: ContractOperation,
  status: number,
): Set<string> {
  const documented = documentedResponse(
    { contract: { document, validators: {} }, operation },
    status,
  );
  return new Set(
    Object.entries(documented?.value.content ?? {}).flatMap(([mediaType, { schema }]) =>
      schema
        ? secretPathsBelow(document, {
            value: schema,
            pointer: pointerBelow(documented?.pointer ?? '', 'content', mediaType, 'schema'),
          })
        : [],
    ),
  );
}

function isSecretSchema(document: Document, schema: Located<WrittenSchema>): boolean {
  return [
    schema.value,
    ...listBranches(document, schema.value, schema.pointer).map(({ value }) => value),
  ].some((value) =>
    'writeOnly' in value
      ? value.writeOnly === true
      : 'format' in value && value.format === 'password',
  );
}

/**
 * Returns the paths of the secret fields below a schema.
 * @param above the schemas around it, so that a recursive schema is not followed forever
 */
function secretPathsBelow(
  document: Document,
  schema: Located<WrittenSchema>,
  above: string[] = [],
): string[] {
  const branches = listBranches(document, schema.value, schema.pointer);
  return branches.flatMap((branch) => {
    if (above.includes(branch.pointer)) return [];
    const keys = [
      ...Object.keys(branch.value.properties ?? {}),
      ...(branch.value.items ? [0] : []),
    ];
    return keys.flatMap((key) => {
      const below = schemaBelow(branch, key)!;
      const name = key === 0 ? '*' : String(key);
      // If the items of an array are secret, the whole array is secret.
      if (isSecretSchema(document, below)) return [key === 0 ? '' : `/${name}`];
      return secretPathsBelow(document, below, [...above, branch.pointer]).map(
        (path) => `/${name}${path}`,
      );
    });
  });
}
