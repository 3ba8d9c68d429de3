import { join } from 'node:path';
import { loadConfig } from '@redocly/openapi-core';
import { type CompiledValidators, compileValidators } from '../../contract/compileValidators.ts';
import type { Document } from '../../contract/openapi.ts';
import { PROJECT_DIR, SOURCE_DIR } from '../paths.ts';
import { bundleSource } from '../read/bundleSource.ts';
import { readCases, type SourceCase } from '../read/readCases.ts';
import { readSource } from '../read/readSource.ts';
import { readWaivers, type SourceWaivers } from '../read/readWaivers.ts';

/** The contract's own source as the checks of the cases take it, read without any lint. */
export interface ContractSource {
  document: Document;
  validators: CompiledValidators['validators'];
  cases: SourceCase[];
  waivers: SourceWaivers;
}

/** Reads the contract's own source: for tests that change something in it. */
export async function readContractSource(): Promise<ContractSource> {
  const source = await readSource(SOURCE_DIR);
  const config = await loadConfig({ configPath: join(PROJECT_DIR, 'redocly.yaml') });
  const document = await bundleSource(source, config);
  return {
    document,
    validators: compileValidators(document).validators,
    cases: await readCases(SOURCE_DIR),
    waivers: await readWaivers(SOURCE_DIR),
  };
}
