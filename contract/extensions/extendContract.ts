import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileValidators, lazyValidators } from '../compileValidators.ts';
import { type Contract, operationsById } from '../contract.ts';
import { withoutBasePath } from '../deployment.ts';
import { deviationsError } from '../deviations/readDeviations.ts';
import { areaName } from '../findArea.ts';
import { isObject, type JsonObject } from '../isObject.ts';
import { type Document, METHODS } from '../openapi.ts';
import { pointerTo } from '../pointer.ts';
import { UsageError } from '../usageError.ts';
import type { Problem } from '../yaml/problem.ts';
import { formProblems, type YamlForm, yamlForm } from '../yaml/readYaml.ts';
import { clashes } from './clashes.ts';
import type { ExtendOptions, Extension, ExtensionSource } from './extension.ts';
import { findTitle, mergeOperations } from './mergeOperations.ts';
import { addPackFile, isPackFile, type PackInBundle, packsIn } from './packs.ts';
import { problemsOfCase } from './problemsOfCase.ts';
import { problemsOfRights } from './problemsOfRights.ts';
import { RULE, readSource } from './readSource.ts';
import { takeCases } from './takeCases.ts';
import { parsePick, type Taken, type TakenOperation, takeOperations } from './takeOperations.ts';

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
  // A part of a pack is taken and named as that of any other file.
  const isWhole = options.pick === undefined && options.prefix === undefined;
  if (isWhole && isPackFile(file)) return extendWithPack(contract, file);
  const source = await readSource(file);
  const packs = isWhole ? await packsIn(source) : [];
  return packs.length > 0
    ? extendWithBundle(contract, source, packs)
    : extendWith(contract, source, options);
}

/** Adds a bundle that contains packs. The tools know these packs, so they do not take their operations from the bundle. */
async function extendWithBundle(
  contract: Contract,
  source: ExtensionSource,
  packs: PackInBundle[],
): Promise<Contract> {
  let whole = contract;
  for (const { file } of packs)
    if (!whole.extensions?.some((one) => one.file === file))
      whole = await extendWithPack(whole, file);
  const own = withoutExtensions(
    source,
    packs.map(({ title }) => title),
  );
  return own.document['x-extensions']?.length === 0 ? whole : extendWith(whole, own);
}

/** Returns a bundle without the operations and schemas of extensions. */
function withoutExtensions(source: ExtensionSource, titles: string[]): ExtensionSource {
  const { document } = source;
  const isLeft = (part: unknown) =>
    !isObject(part) || !titles.includes(String(part['x-extension']));
  const left = (parts: JsonObject = {}) =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => isLeft(part)));
  return {
    ...source,
    document: {
      ...document,
      paths: Object.fromEntries(
        Object.entries(document.paths).map(([path, item]) => [path, left(item)]),
      ),
      components: { ...document.components, schemas: left(document.components?.schemas) },
      'x-extensions': document['x-extensions']!.filter(({ title }) => !titles.includes(title)),
    },
  };
}

/** Adds a pack, which the build has checked. A validator is compiled at its first use. */
async function extendWithPack(contract: Contract, file: string): Promise<Contract> {
  const { document, extension, source, operations } = await addPackFile(contract.document, file);
  const pointers = operations.map(({ method, path }) => pointerTo('paths', path, method));
  return {
    ...contract,
    document,
    operations: operationsById(document),
    validators: { ...contract.validators, ...lazyValidators(document, pointers) },
    cases: [
      ...contract.cases,
      ...casesOf(operations, document, source).map(({ documented }) => documented),
    ],
    extensions: [...(contract.extensions ?? []), extension],
  };
}

function casesOf(operations: TakenOperation[], document: Document, source: ExtensionSource) {
  return operations.flatMap((one) =>
    takeCases(one, document, source.file, areaName(findTitle(one, source))),
  );
}

/** Adds the operations, schemas and cases of an extension that is read already, as `extendContract` does. */
export async function extendWith(
  contract: Contract,
  source: ExtensionSource,
  options: ExtendOptions = {},
): Promise<Contract> {
  const { file } = source;
  const refuse = (problems: Problem[]) => {
    if (problems.length > 0) throw tooMany(deviationsError(unique(problems)), options);
  };
  refuse(await problemsOfForm(source, options));
  const taken = takeOperations(source, contract.document, options);
  refuse([...taken.problems, ...clashes(source, contract.document, taken)]);
  const document = mergeOperations(source, contract.document, taken);
  const operations = operationsById(document);
  const merged = { document, operations };
  refuse(taken.operations.flatMap((one) => problemsOfRights(source, merged, one)));
  const extended = {
    ...contract,
    document,
    operations,
    validators: { ...contract.validators, ...newValidators(document, taken, file) },
  };
  const cases = casesOf(taken.operations, document, source);
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
  const { paths, components, ...rest } = document;
  const isTaken = (item: object) =>
    Object.keys(item).length > 0 &&
    // In a bundle of `forge-contract extend`, the operations of the contract are on other paths or have no mark.
    (!document['x-extensions'] || Object.values(item).every((one) => 'x-extension' in one));
  const checked = {
    ...rest,
    ...(paths !== undefined && {
      paths: Object.fromEntries(
        Object.entries(paths)
          .map(([path, item]) => [path, pick ? pickedPart(pick, path, item) : item] as const)
          .filter(([, item]) => isTaken(item)),
      ),
    }),
    ...(components && !pick && !document['x-extensions'] && { components }),
  };
  return formProblems(checked, await form, problemAt).map((one) => {
    const place = pick?.map((wanted) => parsePick(wanted).place).find((of) => isAboutName(one, of));
    return place === undefined
      ? one
      : { ...one, message: `${one.message}. Give it another name: --pick '${place} as NAME'` };
  });
}

/** @param place the method and the path of an operation */
function isAboutName({ message }: Problem, place: string): boolean {
  const [method = '', path] = place.split(' ');
  return message.includes(`${path}.${method.toLowerCase()}.operationId must `);
}

/** Returns the operations of a path that are picked. Empty if none is picked. */
function pickedPart(pick: string[], path: string, item: JsonObject): JsonObject {
  const own = METHODS.flatMap((method) => {
    const place = `${method.toUpperCase()} ${withoutBasePath(path)}`;
    const found = pick.map(parsePick).find((one) => one.place === place);
    const written = item[method];
    if (!found || !isObject(written)) return [];
    const { operationId, ...rest } = written;
    // The name of the pick replaces the operationId, which may be anything: `projects/get`.
    return [[method, found.name === undefined ? written : rest] as const];
  });
  return own.length === 0 ? {} : { ...withoutOperations(item), ...Object.fromEntries(own) };
}

function withoutOperations(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => !METHODS.some((method) => method === key)),
  );
}

function extensionsIn(source: ExtensionSource, { operations }: Taken): Extension[] {
  const { document, file } = source;
  return (document['x-extensions'] ?? [document.info]).map(({ title, version }) => ({
    title,
    version,
    file,
    operations: operations
      .filter((operation) => findTitle(operation, source) === title)
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

/** The most problems that a message lists. */
const MOST_PROBLEMS = 20;

/** Cuts a long list of problems. A large document of a platform has many, and most in operations that nobody needs. */
function tooMany({ message }: UsageError, { pick }: ExtendOptions): UsageError {
  const lines = message.split('\n');
  if (lines.length <= MOST_PROBLEMS) return new UsageError(message);
  const advice = pick
    ? ''
    : " Take single operations with `forge-contract extend` and --pick 'GET /x as name'.";
  return new UsageError(
    [
      ...lines.slice(0, MOST_PROBLEMS),
      `… and ${(lines.length - MOST_PROBLEMS).toLocaleString('en')} more.${advice}`,
    ].join('\n'),
  );
}

/** A component that two operations use may have the same mistake twice. */
function unique(problems: Problem[]): Problem[] {
  const texts = new Map(problems.map((one) => [`${one.line}:${one.column} ${one.message}`, one]));
  return [...texts.values()];
}
