/** Compiles the source in `openapi/` to the contract, in memory. */
import { join } from 'node:path';
import type { Case } from '../contract/case.ts';
import { type CompiledValidators, compileValidators } from '../contract/compileValidators.ts';
import { listOperations } from '../contract/contract.ts';
import { generateTypes } from '../contract/generateTypes.ts';
import { injectCases } from '../contract/injectCases.ts';
import type { Document } from '../contract/openapi.ts';
import type { Statement } from '../contract/statement.ts';
import type { Workflow } from '../contract/workflows/workflow.ts';
import { formatPlace, type Problem, ProblemsError } from '../contract/yaml/problem.ts';
import { deriveCases } from './cases/deriveCases.ts';
import { missingResources } from './cases/unknownValues.ts';
import { checkCases } from './check/checkCases.ts';
import { checkNames } from './check/checkNames.ts';
import { checkShownBy } from './check/checkShownBy.ts';
import { checkStatements } from './check/checkStatements.ts';
import { lintSource, lintStructure } from './check/lint.ts';
import { lintConfig } from './check/lintConfig.ts';
import { type LintException, type LintResult, unusedExceptions } from './check/lintExceptions.ts';
import { mergeEqual } from './check/mergeProblems.ts';
import { missingHandlers } from './check/missingHandlers.ts';
import { requestNames } from './check/requestNames.ts';
import { SOURCE_DIR } from './paths.ts';
import { bundleSource, withoutLintExceptions } from './read/bundleSource.ts';
import { operationPlaces } from './read/operationPlaces.ts';
import { readCases, type SourceCase } from './read/readCases.ts';
import { readSource } from './read/readSource.ts';
import { readStatements } from './read/readStatements.ts';
import { readWaivers, type Waiver } from './read/readWaivers.ts';
import { readWorkflows } from './read/readWorkflows.ts';
import { checkCasesAgainstWorld } from './world/checkCasesAgainstWorld.ts';
import { checkFixtures } from './world/checkFixtures.ts';
import { checkSchemaFields } from './world/checkSchemaFields.ts';
import { type CompiledWorld, compileWorld, problemsOfWorld } from './world/compileWorld.ts';

export interface CompiledContract {
  /** The folder of the source. */
  sourceDir: string;
  /** The bundle, with the cases as examples. */
  document: Document;
  /** The bundle without examples, as JSON. The TypeScript types are generated from it. */
  bareText: string;
  /** Returns the TypeScript types of the bundle. */
  types: () => Promise<string>;
  /** The cases, sorted by operation. Successful cases come before refused cases. */
  cases: Case[];
  /** The declared statuses that need no case, with the reasons. */
  waivers: Waiver[];
  workflows: Workflow[];
  /** The statements of the documents about the behaviour of a server. */
  statements: Statement[];
  world: CompiledWorld;
  validators: CompiledValidators;
  /** The exceptions from lint rules (`x-lint-exceptions`) in the source. */
  exceptions: LintException[];
  /** Places where something is left to do, which do not stop the build. */
  advice: Problem[];
}

/** The work that another thread can do. */
export interface OtherThread {
  lintBundle: (document: Document) => Promise<LintResult>;
  writeTypes: (document: object) => Promise<string>;
}

export interface CompileOptions {
  /** Called with a description of each stage when the stage begins. */
  onBegin?: (stage: string) => void;
  /** The folder whose handlers are searched for those of all operations. Default: no handler is missing. */
  handlersDir?: string;
  /** Default: all work is done in this thread. */
  thread?: OtherThread;
}

/**
 * Runs the stages of the compilation. A stage with problems does not end it: the other stages report what they know,
 * as long as their input is right. Only an OpenAPI document with a wrong structure is not looked at further.
 * @param sourceDir the folder with `openapi.yaml`. Default: the source of the contract
 * @throws ProblemsError with the problems of all stages
 */
export async function compileContract(
  sourceDir = SOURCE_DIR,
  { onBegin, handlersDir, thread }: CompileOptions = {},
): Promise<CompiledContract> {
  const problems = collectProblems();
  const { found, add, attempt } = problems;
  onBegin?.('read openapi/');
  const { source, read, waivers, world } = await readParts(sourceDir, problems);
  onBegin?.('lint the source');
  // The configuration is loaded after the source was read, because one of its rules uses the source's list of
  // extensions.
  const config = await lintConfig();
  const ofSource = await lintSource(source, config);
  add(ofSource.problems);

  onBegin?.('bundle it, and compile validators');
  const document = await attempt(() => bundleSource(source, config));
  if (!document) throw new ProblemsError(found);
  add(missingResources(document, world.world.fixtures));
  document['x-fixtures'] = world.values.fixtures;
  document['x-roles'] = world.source.roles.data;
  const bareText = JSON.stringify(document);
  const validators = await attempt(() => compileValidators(document));
  if (!validators) throw new ProblemsError(found);
  const sourceCases = [
    ...read.cases,
    ...deriveCases(document, read.cases, world.values, source.files),
  ];
  const cases = inOrder(document, sourceCases);
  injectCases(document, cases);
  const { linted, types } = startWork(document, bareText, found.length === 0 ? thread : undefined);

  onBegin?.('check cases, workflows and statements');
  const operations = listOperations(document);
  const places = operationPlaces(source.files);
  const workflows = await readWorkflows(source, config, operations);
  const statements = await attempt(() => readStatements(source, operations));
  const ofCases = checkCases(
    { document, validators: validators.validators },
    sourceCases,
    waivers,
    {
      places,
      kinds: world.values.kinds,
      unreadable: read.unreadable,
    },
  );
  add([...ofCases, ...workflows.problems]);
  const isWorldRight = world.world.problems.length === 0;
  if (isWorldRight)
    add([
      ...checkNames(document, source.files, sourceCases),
      ...mergeEqual([
        ...checkSchemaFields(world, source.files),
        ...checkCasesAgainstWorld(document, world, withoutWrong(sourceCases, ofCases)),
      ]),
    ]);
  const known = [...sourceCases, ...read.unreadable];
  add(checkFixtures(document, world.world, known));
  add(
    checkStatements(statements ?? [], {
      document,
      // With a mistake in the world, the cases of unknown values are not derived, and would be missing.
      cases: isWorldRight ? known : undefined,
      // A workflow with a mistake is not among them, and would be reported a second time.
      workflows: workflows.problems.length === 0 ? workflows.workflows : undefined,
    }),
  );
  // A wrong reference, case or workflow has been reported, and is no part to look at.
  if (found.length === 0)
    add(
      checkShownBy(statements ?? [], {
        cases: sourceCases,
        workflows: workflows.workflows,
        namesFor: requestNames(document),
      }),
    );

  const advice = handlersDir ? await missingHandlers(places, handlersDir) : [];
  if (found.length > 0) throw new ProblemsError([...found, ...advice]);
  onBegin?.('lint the bundle');
  const lintHere = async () => (await import('./check/lintBundle.ts')).lintBundle(document);
  const ofBundle = await (linted ?? lintHere());
  add([...ofBundle.problems, ...unusedExceptions(source, ofSource, ofBundle)]);
  if (found.length > 0) throw new ProblemsError([...found, ...advice]);
  return {
    sourceDir,
    document: withoutLintExceptions(document),
    bareText,
    types: () => types ?? generateTypes(JSON.parse(bareText)),
    cases,
    waivers: waivers?.waivers ?? [],
    workflows: workflows.workflows,
    statements: (statements ?? []).map(({ source: _, index: __, ...statement }) => statement),
    world,
    validators,
    exceptions: ofSource.exceptions,
    advice,
  };
}

/**
 * Reads all parts of the source. Each reports its problems, even if others are wrong.
 * @throws ProblemsError if a part cannot be read, or the OpenAPI document has a wrong structure
 */
async function readParts(sourceDir: string, { found, add, attempt }: Problems) {
  const source = await attempt(() => readSource(sourceDir));
  const read = await attempt(() => readCases(sourceDir));
  add(read?.problems);
  const waivers = await attempt(() => readWaivers(sourceDir));
  const world = await attempt(() => compileWorld(join(sourceDir, 'world')));
  if (world) add(problemsOfWorld(world));
  if (!source || !read || !world) throw new ProblemsError(found);
  const structure = await lintStructure(source);
  add(structure);
  if (structure.length > 0) throw new ProblemsError(found);
  return { source, read, waivers, world };
}

type Problems = ReturnType<typeof collectProblems>;

/**
 * Collects the problems of stages. A problem at a place that an earlier stage has reported is left out, since it has
 * the same cause.
 */
function collectProblems() {
  const found: Problem[] = [];
  const add = (problems: Problem[] = []): void => {
    const reported = new Set(found.map(formatPlace));
    found.push(...problems.filter((problem) => !reported.has(formatPlace(problem))));
  };
  /** Runs a stage that throws its problems. After problems, an error of another kind follows from them. */
  const attempt = async <T>(stage: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await stage();
    } catch (error) {
      if (error instanceof ProblemsError) add(error.problems);
      else if (found.length === 0) throw error;
      return undefined;
    }
  };
  return { found, add, attempt };
}

/**
 * Lets the other thread work during the checks of the cases. Its results count only if no check finds a problem, so its
 * errors are left for later.
 */
function startWork(document: Document, bareText: string, thread: OtherThread | undefined) {
  const linted = thread?.lintBundle(document);
  const types = thread?.writeTypes(JSON.parse(bareText));
  for (const work of [linted, types]) work?.catch(() => undefined);
  return { linted, types };
}

/**
 * Returns the cases without a problem. A case that breaks the contract often contradicts the example world for the same
 * reason, so only correct cases are compared.
 */
function withoutWrong(cases: SourceCase[], problems: Problem[]): SourceCase[] {
  const wrong = new Set(
    problems.flatMap(({ file, also = [] }) => [file, ...also.map((at) => at.file)]),
  );
  return cases.filter(({ file }) => !wrong.has(file));
}

/** Sorts cases for readers: by operation, then by status (successful cases first), then by name. */
function inOrder(document: Document, cases: SourceCase[]): Case[] {
  const order = new Map(listOperations(document).map(({ id }, index) => [id, index]));
  const findPlace = ({ operation }: Case) => order.get(operation) ?? order.size;
  return cases
    .map(({ text: _, place: __, ...documented }) => documented)
    .sort(
      (a, b) =>
        findPlace(a) - findPlace(b) ||
        a.response.status - b.response.status ||
        a.name.localeCompare(b.name, 'en'),
    );
}
