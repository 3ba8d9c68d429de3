/**
 * The door of the build. What is heavy behind it (linters, compilers) is loaded when it is called, so
 * that a command which only looks whether a build is needed starts at once.
 */
import { refuse } from '../contract/yaml/problem.ts';
import type { CompiledContract } from './compile.ts';

export { type BuildOptions, type BuildResult, build, type StageReport } from './build.ts';
export type { LintException } from './check/lint.ts';
export type { CompiledContract } from './compile.ts';
export { CACHE_DIR, GENERATED_DIR, PROJECT_DIR } from './paths.ts';
export { readRevision } from './release/readRevision.ts';

/** See `compile.ts`. @throws ProblemsError with what is wrong in the source */
export async function compileContract(sourceDir?: string): Promise<CompiledContract> {
  return (await import('./compile.ts')).compileContract(sourceDir);
}

/**
 * The contract with all that can be found wrong with it: see `compile.ts`, and `lintAsConsumer.ts` and
 * `lintControl.ts`, which a build does without.
 * @throws ProblemsError with what is wrong in the source
 */
export async function lintContract(): Promise<CompiledContract> {
  const contract = await compileContract();
  const { lintAsConsumer, lintPortable } = await import('./check/lintAsConsumer.ts');
  refuse(await lintAsConsumer(contract.document));
  const { portableEdition } = await import('./portable/portableEdition.ts');
  refuse(await lintPortable(portableEdition(contract.document)));
  refuse(await (await import('./check/lintControl.ts')).lintControl());
  return contract;
}
