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
import { PROJECT_DIR } from './paths.ts';
import type { Problem } from './problem.ts';
import { readCases } from './readCases.ts';
import { type CompiledValidators, compileValidators } from './validators.ts';

export interface CompiledContract {
  /** The bundle, with the cases as examples. */
  document: Document;
  /** The bundle before the cases went in, as JSON: all that types and validators depend on. */
  bareText: string;
  /** The cases in the order of the operations, then by name. */
  cases: Case[];
  validators: CompiledValidators;
  problems: Problem[];
  exceptions: LintException[];
}

/** @throws ProblemsError when the source cannot even be read as one document. */
export async function compileContract(): Promise<CompiledContract> {
  const config = await loadConfig({ configPath: join(PROJECT_DIR, 'redocly.yaml') });
  const resolver = new BaseResolver(config.resolve);
  const ofSource = await lintSource(config, resolver);
  const [document, source] = await Promise.all([bundleSource(config, resolver), readCases()]);
  const validators = compileValidators(document);
  const ofCases = checkCases(document, validators.validators, source);
  const bareText = JSON.stringify(document);
  injectCases(document, source.cases);
  const ofBundle = await lintBundle(document, await spectralRules());
  return {
    document: withoutLintExceptions(document),
    bareText,
    cases: inOrderOfOperations(document, source.cases),
    validators,
    problems: [
      ...ofSource.problems,
      ...ofCases,
      ...ofBundle.problems,
      ...unusedExceptions(ofSource, ofBundle),
    ],
    exceptions: ofSource.exceptions,
  };
}

async function spectralRules(): Promise<RulesetDefinition> {
  const ruleset = await import(pathToFileURL(join(PROJECT_DIR, '.spectral.js')).href);
  return ruleset.default as RulesetDefinition;
}

function inOrderOfOperations(document: Document, cases: (Case & { text?: string })[]): Case[] {
  const order = new Map(operationsOf(document).map(({ id }, index) => [id, index]));
  return cases
    .map(({ text: _, ...documented }) => documented)
    .sort(
      (a, b) =>
        (order.get(a.operation) ?? 0) - (order.get(b.operation) ?? 0) ||
        a.file.localeCompare(b.file),
    );
}
