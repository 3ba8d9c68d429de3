/** From the source to the contract in memory, with everything that is wrong with it. Writes nothing. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BaseResolver, loadConfig } from '@redocly/openapi-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import type { Case } from '../contract/case.ts';
import { operationsOf } from '../contract/contract.ts';
import type { Document } from '../contract/openapi.ts';
import { bundleSource, withoutLintExceptions } from './bundle.ts';
import { checkCases } from './checkCases.ts';
import { injectCases } from './injectCases.ts';
import { type LintException, lintBundle, lintSource, unusedExceptions } from './lint.ts';
import { lintAsConsumer } from './lintAsConsumer.ts';
import { PROJECT_DIR } from './paths.ts';
import type { Problem } from './problem.ts';
import { readCases, type SourceCase, type Waiver } from './readCases.ts';
import { readWorkflows, type Workflow } from './readWorkflows.ts';
import { type CompiledValidators, compileValidators } from './validators.ts';

export interface CompiledContract {
  /** The bundle, with the cases as examples. */
  document: Document;
  /** The bundle before the cases went in, as JSON: all that types and validators depend on. */
  bareText: string;
  /** The cases by operation, what succeeds before what is refused. */
  cases: Case[];
  /** Statuses that no case shows, and why. */
  waivers: Waiver[];
  workflows: Workflow[];
  validators: CompiledValidators;
  problems: Problem[];
  exceptions: LintException[];
}

/** What is there before the bundle is linted. */
export type BundledContract = Pick<CompiledContract, 'document' | 'cases'>;

/**
 * @param onBundled called before the bundle is linted, which takes long: for work that can be done
 *   meanwhile, and thrown away if there are problems
 * @throws ProblemsError when the source cannot even be read as one document.
 */
export async function compileContract(
  onBundled?: (bundled: BundledContract) => void,
): Promise<CompiledContract> {
  const config = await loadConfig({ configPath: join(PROJECT_DIR, 'redocly.yaml') });
  const resolver = new BaseResolver(config.resolve);
  const ofSource = await lintSource(config, resolver);
  const [document, source] = await Promise.all([bundleSource(config, resolver), readCases()]);
  const validators = compileValidators(document);
  const ofCases = checkCases(document, validators.validators, source);
  const bareText = JSON.stringify(document);
  const cases = inOrder(document, source.cases);
  injectCases(document, cases);
  const bundled = { document: withoutLintExceptions(document), cases };
  onBundled?.(bundled);
  const ofBundle = await lintBundle(document, await spectralRules());
  const ofConsumer = await lintAsConsumer(bundled.document);
  const ofWorkflows = await readWorkflows(config, operationsOf(document));
  return {
    ...bundled,
    bareText,
    waivers: source.waivers,
    workflows: ofWorkflows.workflows,
    validators,
    problems: [
      ...ofSource.problems,
      ...ofCases,
      ...ofBundle.problems,
      ...ofConsumer,
      ...ofWorkflows.problems,
      ...unusedExceptions(ofSource, ofBundle),
    ],
    exceptions: ofSource.exceptions,
  };
}

async function spectralRules(): Promise<RulesetDefinition> {
  const ruleset = await import(pathToFileURL(join(PROJECT_DIR, '.spectral.js')).href);
  return ruleset.default as RulesetDefinition;
}

/** Cases as they are read: by operation, what succeeds before what is refused, then by name. */
function inOrder(document: Document, cases: SourceCase[]): Case[] {
  const order = new Map(operationsOf(document).map(({ id }, index) => [id, index]));
  const placeOf = ({ operation }: Case) => order.get(operation) ?? order.size;
  return cases
    .map(({ text: _, ...documented }) => documented)
    .sort(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        a.response.status - b.response.status ||
        a.name.localeCompare(b.name, 'en'),
    );
}
