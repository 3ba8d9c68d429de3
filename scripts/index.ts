/**
 * The public functions of the build. Linters and compilers are loaded only when they are needed, so that other
 * commands start fast.
 */
import { refuse } from '../contract/yaml/problem.ts';
import type { CompiledContract } from './compile.ts';

export { type BuildOptions, type BuildResult, build, type StageReport } from './build.ts';
export type { LintException } from './check/lintExceptions.ts';
export type { CompiledContract } from './compile.ts';
export { CACHE_DIR, GENERATED_DIR, PROJECT_DIR } from './paths.ts';
export { readRevision } from './release/readRevision.ts';

/** Compiles the contract, as `compile.ts` describes. @throws ProblemsError with the problems in the source */
export async function compileContract(sourceDir?: string): Promise<CompiledContract> {
  return (await import('./compile.ts')).compileContract(sourceDir);
}

/**
 * Compiles the contract, and runs the checks that a build leaves out. They are in `lintAsConsumer.ts` and
 * `lintControl.ts`.
 * @throws ProblemsError with the problems in the source
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
