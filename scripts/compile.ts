/** Compiles the source in `openapi/` to the contract, in memory. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import type { Case } from '../contract/case.ts';
import { type CompiledValidators, compileValidators } from '../contract/compileValidators.ts';
import { operationsOf } from '../contract/contract.ts';
import { injectCases } from '../contract/injectCases.ts';
import type { Document } from '../contract/openapi.ts';
import type { Statement } from '../contract/statement.ts';
import type { Workflow } from '../contract/workflows/workflow.ts';
import { refuse } from '../contract/yaml/problem.ts';
import { deriveCases } from './cases/deriveCases.ts';
import { missingResources } from './cases/unknownValues.ts';
import { checkCases } from './check/checkCases.ts';
import { checkNames } from './check/checkNames.ts';
import { checkStatements } from './check/checkStatements.ts';
import {
  type LintException,
  lintBundle,
  lintSource,
  lintStructure,
  unusedExceptions,
} from './check/lint.ts';
import { lintConfig } from './check/lintConfig.ts';
import { PROJECT_DIR, SOURCE_DIR } from './paths.ts';
import { bundleSource, withoutLintExceptions } from './read/bundleSource.ts';
import { operationPlaces } from './read/operationPlaces.ts';
import { readCases, type SourceCase } from './read/readCases.ts';
import { readSource } from './read/readSource.ts';
import { readStatements } from './read/readStatements.ts';
import { readWaivers, type Waiver } from './read/readWaivers.ts';
import { readWorkflows } from './read/readWorkflows.ts';
import { checkCasesAgainstWorld } from './world/checkCasesAgainstWorld.ts';
import { checkFixtures } from './world/checkFixtures.ts';
import { type CompiledWorld, compileWorld, problemsOfWorld } from './world/compileWorld.ts';

export interface CompiledContract {
  /** The folder of the source. */
  sourceDir: string;
  /** The bundle, with the cases as examples. */
  document: Document;
  /** The bundle without examples, as JSON. The TypeScript types are generated from it. */
  bareText: string;
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
}

/**
 * Runs the stages of the compilation. When a stage finds problems, the later stages do not run, since their problems
 * would have the same causes.
 * @param sourceDir the folder with `openapi.yaml`. Default: the source of the contract
 * @param onBegin called with a description of each stage when the stage begins
 * @throws ProblemsError with all problems of a stage
 */
export async function compileContract(
  sourceDir = SOURCE_DIR,
  onBegin?: (stage: string) => void,
): Promise<CompiledContract> {
  onBegin?.('read openapi/');
  const source = await readSource(sourceDir);
  refuse(await lintStructure(source));
  onBegin?.('lint the source');
  // The configuration is loaded after the source was read, because one of its rules uses the source's list of
  // extensions.
  const config = await lintConfig();
  const ofSource = await lintSource(source, config);
  refuse(ofSource.problems);

  onBegin?.('bundle it, and compile validators');
  const document = await bundleSource(source, config);
  const world = await compileWorld(join(sourceDir, 'world'));
  // The example world is checked before the cases, since a mistake in it would cause problems in many cases.
  refuse(problemsOfWorld(world));
  refuse(missingResources(document, world.world.fixtures));
  document['x-fixtures'] = world.values.fixtures;
  document['x-roles'] = world.source.roles.data;
  const bareText = JSON.stringify(document);
  const validators = compileValidators(document);

  onBegin?.('check cases, workflows and statements');
  const [written, waivers] = await Promise.all([readCases(sourceDir), readWaivers(sourceDir)]);
  const sourceCases = [...written, ...deriveCases(document, written, world.values, source.files)];
  const { workflows, problems } = await readWorkflows(source, config, operationsOf(document));
  const statements = readStatements(source, operationsOf(document));
  const ofCases = checkCases(
    { document, validators: validators.validators },
    sourceCases,
    waivers,
    { places: operationPlaces(source.files), kinds: world.values.kinds },
  );
  // A case that breaks the contract often contradicts the example world for the same reason. So only correct cases
  // are compared.
  const wrong = new Set(
    ofCases.flatMap(({ file, also = [] }) => [file, ...also.map((at) => at.file)]),
  );
  const right = sourceCases.filter(({ file }) => !wrong.has(file));
  refuse([
    ...ofCases,
    ...problems,
    ...checkNames(document, source.files, sourceCases),
    ...checkCasesAgainstWorld(document, world, right),
    ...checkFixtures(document, world.world, sourceCases),
  ]);
  // A workflow with a mistake is missing here, and would be reported a second time.
  refuse(checkStatements(statements, { document, cases: sourceCases, workflows }));

  onBegin?.('lint the bundle');
  const cases = inOrder(document, sourceCases);
  injectCases(document, cases);
  const ofBundle = await lintBundle(document, await spectralRules());
  refuse([...ofBundle.problems, ...unusedExceptions(source, ofSource, ofBundle)]);
  return {
    sourceDir,
    document: withoutLintExceptions(document),
    bareText,
    cases,
    waivers: waivers.waivers,
    workflows,
    statements: statements.map(({ source: _, index: __, ...statement }) => statement),
    world,
    validators,
    exceptions: ofSource.exceptions,
  };
}

async function spectralRules(): Promise<RulesetDefinition> {
  const ruleset = await import(pathToFileURL(join(PROJECT_DIR, '.spectral.js')).href);
  return ruleset.default as RulesetDefinition;
}

/** Sorts cases for readers: by operation, then by status (successful cases first), then by name. */
function inOrder(document: Document, cases: SourceCase[]): Case[] {
  const order = new Map(operationsOf(document).map(({ id }, index) => [id, index]));
  const placeOf = ({ operation }: Case) => order.get(operation) ?? order.size;
  return cases
    .map(({ text: _, place: __, ...documented }) => documented)
    .sort(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        a.response.status - b.response.status ||
        a.name.localeCompare(b.name, 'en'),
    );
}
