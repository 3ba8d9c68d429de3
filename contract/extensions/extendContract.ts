import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaName } from '../areaOf.ts';
import { requestFindings, violations, withoutIntendedFindings } from '../caseFindings.ts';
import { compileValidators } from '../compileValidators.ts';
import { type Contract, operationsById } from '../contract.ts';
import { deviationsError } from '../deviations/readDeviations.ts';
import type { Document, Operation, Response } from '../openapi.ts';
import { pointerBelow, pointerTo } from '../pointer.ts';
import type { Problem } from '../yaml/problem.ts';
import { formProblems, type YamlForm, yamlForm } from '../yaml/readYaml.ts';
import { casesOf, type TakenCase } from './casesOf.ts';
import type { ExtendOptions, Extension, ExtensionSource } from './extension.ts';
import { RULE, readSource } from './readSource.ts';
import { type Taken, type TakenOperation, takeOperations } from './takeOperations.ts';

/**
 * Reads an extension, and adds its operations, schemas and cases to a contract. Each of them is marked with the title
 * of the extension (`x-extension`).
 * @param file an OpenAPI document, an Overlay that adds paths, or a bundle that `forge-contract extend` has written
 * @throws a UsageError with a line for each problem: `file:line:column: message`
 */
export async function extendContract(
  contract: Contract,
  file: string,
  options: ExtendOptions = {},
): Promise<Contract> {
  const source = await readSource(file);
  const refuse = (problems: Problem[]) => {
    if (problems.length > 0) throw deviationsError(unique(problems));
  };
  refuse(await problemsOfForm(source, options));
  const taken = takeOperations(source, contract.document, options);
  refuse([...taken.problems, ...clashes(source, contract.document, taken)]);
  const document = merged(source, contract.document, taken);
  const extended = {
    ...contract,
    document,
    operations: operationsById(document),
    validators: { ...contract.validators, ...newValidators(document, taken, file) },
  };
  const cases = taken.operations.flatMap((operation) =>
    casesOf(operation, document, file, areaName(titleOf(operation, source))),
  );
  refuse(cases.flatMap((one) => problemsOfCase(source, extended, one)));
  return {
    ...extended,
    cases: [...contract.cases, ...cases.map(({ documented }) => documented)],
    extensions: [...(contract.extensions ?? []), ...extensionsIn(source, taken)],
  };
}

const SCHEMA = join(import.meta.dirname, 'extension.schema.json');
let form: Promise<YamlForm> | undefined;

/** Checks the parts of a document that are taken. A platform's own document may have mistakes elsewhere. */
async function problemsOfForm(
  { document, problemAt }: ExtensionSource,
  { pick }: ExtendOptions,
): Promise<Problem[]> {
  form ??= readFile(SCHEMA, 'utf8').then((text) =>
    yamlForm(JSON.parse(text), { rule: RULE, name: 'the extension' }),
  );
  const picked = pick?.map((one) => one.replace(/^\w+ +/, '').replace(/^\/api\/v4(?=\/)/, ''));
  const { paths, components, ...rest } = document;
  const isTaken = (path: string, item: object) =>
    (!picked || picked.includes(path.replace(/^\/api\/v4(?=\/)/, ''))) &&
    // In a bundle of `forge-contract extend`, the operations of the contract are on other paths or have no mark.
    (!document['x-extensions'] || Object.values(item).every((one) => 'x-extension' in one));
  const checked = {
    ...rest,
    ...(paths !== undefined && {
      paths: Object.fromEntries(
        Object.entries(paths).filter(([path, item]) => isTaken(path, item)),
      ),
    }),
    ...(components && !pick && !document['x-extensions'] && { components }),
  };
  return formProblems(checked, await form, problemAt);
}

/** Compares an extension with the contract, and with itself. */
function clashes(source: ExtensionSource, bundle: Document, taken: Taken): Problem[] {
  const { problemAt } = source;
  const known = operationsById(bundle);
  const nameOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');
  const pathsOf = new Map(Object.keys(bundle.paths).map((path) => [nameOf(path), path]));
  const seen = new Set<string>();
  const ofOperations = taken.operations.flatMap(({ method, path, at, definition }): Problem[] => {
    const { operationId: id } = definition;
    const isTwice = seen.has(id);
    seen.add(id);
    const other = known.get(id);
    const same = pathsOf.get(nameOf(path));
    const place = `${method.toUpperCase()} ${path}`;
    const missing = parametersIn(path).filter(
      (name) => !definition.parameters?.some((one) => one.in === 'path' && one.name === name),
    );
    return [
      ...(same !== undefined && bundle.paths[same]![method]
        ? [
            problemAt(
              at,
              `${place} is an operation of ${ownerOf(bundle.paths[same]![method]!)} already: ${bundle.paths[same]![method]!.operationId}. Remove it here. Describe a difference of a deployment in a deviations file`,
              'key',
            ),
          ]
        : same !== undefined && same !== path
          ? [
              problemAt(
                at.slice(0, 2),
                `The contract writes this path as ${same}. Name the parameters in the same way`,
                'key',
              ),
            ]
          : []),
      ...(other
        ? [
            problemAt(
              [...at, 'operationId'],
              `The operationId ${id} belongs to an operation of ${ownerOf(other.definition)} already: ${other.method.toUpperCase()} ${other.path}. Choose another name`,
            ),
          ]
        : isTwice
          ? [
              problemAt(
                [...at, 'operationId'],
                `Two operations have the operationId ${id}. Choose another name for one of them`,
              ),
            ]
          : []),
      ...missing.map((name) =>
        problemAt(
          at,
          `The path has {${name}}, and the operation has no path parameter '${name}'. Add it to \`parameters\``,
        ),
      ),
      ...(Object.keys(definition.responses).some((status) => status.startsWith('2'))
        ? []
        : [
            problemAt(
              [...at, 'responses'],
              `${id} has no response with a success status, such as '200'`,
            ),
          ]),
    ];
  });
  const ofSchemas = Object.keys(taken.schemas)
    .filter((name) => name in (bundle.components.schemas ?? {}))
    .map((name) => {
      const written = ownName(source, name);
      return problemAt(
        ['components', 'schemas', written],
        `The contract has a schema ${name} already. Choose another name, or put a word before all names with --prefix`,
        'key',
      );
    });
  const fixtures = Object.keys(source.document['x-fixtures'] ?? {})
    .filter((key) => !source.document['x-extensions'] && key in bundle['x-fixtures'])
    .map((key) =>
      problemAt(
        ['x-fixtures', key],
        `The contract has a fixture ${key} already. Remove it here`,
        'key',
      ),
    );
  return [...ofOperations, ...ofSchemas, ...fixtures];
}

function ownName({ document }: ExtensionSource, name: string): string {
  const own = Object.keys(document.components?.schemas ?? {});
  return own.includes(name) ? name : (own.find((one) => name.endsWith(one)) ?? name);
}

function ownerOf(definition: Operation): string {
  const extension = definition['x-extension'];
  return extension === undefined ? 'the contract' : `the extension ${extension}`;
}

function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
}

function titleOf({ definition }: TakenOperation, { document }: ExtensionSource): string {
  return definition['x-extension'] ?? document.info.title;
}

/** Adds the operations and schemas to the bundle. Theirs come last, with tags of their own. */
function merged(source: ExtensionSource, bundle: Document, taken: Taken): Document {
  const paths = { ...bundle.paths };
  const tags: Record<string, Set<string>> = {};
  const own = new Set(bundle.tags.map(({ name }) => name));
  for (const operation of taken.operations) {
    const { method, path, definition } = operation;
    const title = titleOf(operation, source);
    const names = definition['x-extension']
      ? definition.tags
      : (definition.tags.length > 0 ? definition.tags.slice(0, 1) : [title]).map((name) =>
          own.has(name) || name === title
            ? `${name} (${title})`.replace(`${title} (${title})`, title)
            : name,
        );
    tags[title] ??= new Set();
    for (const name of names) tags[title].add(name);
    const marked = { ...definition, tags: names, 'x-extension': title };
    paths[path] = { ...paths[path], [method]: marked };
  }
  const schemas = Object.entries(taken.schemas).map(([name, schema]) => [
    name,
    {
      ...(schema as object),
      'x-extension':
        (schema as { 'x-extension'?: string })['x-extension'] ?? source.document.info.title,
    },
  ]);
  const described = (source.document.tags ?? []) as { name: string; description?: string }[];
  const groups = Object.entries(tags).map(([name, names]) => ({ name, tags: [...names] }));
  return {
    ...bundle,
    tags: [
      ...bundle.tags,
      ...groups.flatMap(({ name: title, tags: names }) =>
        names.map((name) => ({
          name,
          description:
            described.find((one) => name === one.name || name === `${one.name} (${title})`)
              ?.description ?? `Operations of the extension ${title}.`,
        })),
      ),
    ],
    'x-tagGroups': [...((bundle['x-tagGroups'] as object[] | undefined) ?? []), ...groups],
    'x-extensions': [
      ...((bundle['x-extensions'] as object[] | undefined) ?? []),
      ...(source.document['x-extensions'] ?? [pick(source.document.info)]),
    ],
    'x-fixtures': {
      ...bundle['x-fixtures'],
      ...(source.document['x-fixtures'] as Document['x-fixtures']),
    },
    paths,
    components: {
      ...bundle.components,
      schemas: { ...bundle.components.schemas, ...Object.fromEntries(schemas) },
    },
  };
}

function pick({ title, version }: { title: string; version: string }) {
  return { title, version };
}

function extensionsIn(source: ExtensionSource, { operations }: Taken): Extension[] {
  const { document, file } = source;
  return (document['x-extensions'] ?? [document.info]).map(({ title, version }) => ({
    title,
    version,
    file,
    operations: operations
      .filter((operation) => titleOf(operation, source) === title)
      .map(({ definition }) => definition.operationId),
  }));
}

function newValidators(document: Document, { operations }: Taken, file: string) {
  const own = operations.map(({ method, path }) => `${pointerTo('paths', path, method)}/`);
  try {
    return compileValidators(document, ({ pointer }) => own.some((one) => pointer.startsWith(one)))
      .validators;
  } catch (error) {
    throw deviationsError([
      {
        file,
        line: 1,
        column: 1,
        rule: RULE,
        message: `A schema of this file is not valid: ${(error as Error).message}`,
      },
    ]);
  }
}

/** Checks the request and the response of a case against the operation. */
function problemsOfCase(
  { problemAt }: ExtensionSource,
  contract: Pick<Contract, 'document' | 'operations' | 'validators'>,
  { documented, at }: TakenCase,
): Problem[] {
  // Examples of other documents often differ from their schemas. They are shown, and not judged.
  if (documented.derived) return [];
  const operation = contract.operations.get(documented.operation)!;
  const { status, headers, contentType, body } = documented.response;
  const declared = operation.definition.responses[status] as Response | undefined;
  const request = withoutIntendedFindings(
    documented,
    requestFindings(contract, operation, documented),
  );
  const pointer = pointerBelow(operation.pointer, 'responses', status);
  const inResponse = ['response'];
  const response = !declared
    ? [
        {
          path: ['response', 'status'],
          message: `${operation.id} declares ${Object.keys(operation.definition.responses).join(', ')}, not ${status}`,
        },
      ]
    : [
        ...Object.keys(headers)
          .filter(
            (name) =>
              !Object.keys(declared.headers ?? {}).some((one) => one.toLowerCase() === name),
          )
          .map((name) => ({
            path: [...inResponse, 'headers', name],
            message: `${operation.id} declares no header '${name}'`,
          })),
        ...(contentType === undefined
          ? []
          : !declared.content?.[contentType] && !declared.content?.['*/*']
            ? [
                {
                  path: [...inResponse, 'body'],
                  message: `${operation.id} declares ${declared.content ? `the media types ${Object.keys(declared.content).join(', ')}` : 'no body'} for ${status}`,
                },
              ]
            : body === undefined
              ? []
              : violations(
                  contract,
                  {
                    value: declared.content[contentType]?.schema,
                    pointer: pointerBelow(pointer, 'content', contentType, 'schema'),
                  },
                  body,
                  ['response', 'body'],
                  RULE,
                )),
      ];
  return [...request, ...response].map(({ path, message }) =>
    problemAt([...at, ...path], `${documented.id}: ${message}`),
  );
}

/** A component that two operations use may have the same mistake twice. */
function unique(problems: Problem[]): Problem[] {
  const texts = new Map(problems.map((one) => [`${one.line}:${one.column} ${one.message}`, one]));
  return [...texts.values()];
}
