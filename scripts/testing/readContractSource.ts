import { type CompiledValidators, compileValidators } from '../../contract/compileValidators.ts';
import type { Document } from '../../contract/openapi.ts';
import { deriveCases } from '../cases/deriveCases.ts';
import { lintConfig } from '../check/lintConfig.ts';
import { SOURCE_DIR } from '../paths.ts';
import { bundleSource } from '../read/bundleSource.ts';
import { readCases, type SourceCase } from '../read/readCases.ts';
import { readSource } from '../read/readSource.ts';
import { readWaivers, type SourceWaivers } from '../read/readWaivers.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import { type CompiledWorld, compileWorld } from '../world/compileWorld.ts';

/** The parts of the contract's source that tests of cases need. The source is not linted. */
export interface ContractSource {
  document: Document;
  validators: CompiledValidators['validators'];
  files: SourceFile[];
  world: CompiledWorld;
  /** The written and the derived cases. */
  cases: SourceCase[];
  waivers: SourceWaivers;
}

/** Reads the source of the contract, for tests that change it and check the problems. */
export async function readContractSource(): Promise<ContractSource> {
  const source = await readSource(SOURCE_DIR);
  const config = await lintConfig();
  const document = await bundleSource(source, config);
  const world = await compileWorld();
  const { cases: written } = await readCases(SOURCE_DIR);
  return {
    document,
    validators: compileValidators(document).validators,
    files: source.files,
    world,
    cases: [...written, ...deriveCases(document, written, world.values, source.files)],
    waivers: await readWaivers(SOURCE_DIR),
  };
}
