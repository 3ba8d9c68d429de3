/** Lints the document of the sandbox's control API: by the rules of the contract, but for what `redocly.yaml` says. */
import type { Document as RedoclyDocument } from '@redocly/openapi-core';
import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { withTables } from '../outputs/control.ts';
import { CONTROL_DIR, rootFile } from '../paths.ts';
import { readSource } from '../read/readSource.ts';
import { readWorldSchema } from '../world/readWorldFiles.ts';
import { lintSource, lintStructure } from './lint.ts';
import { lintConfig } from './lintConfig.ts';

/**
 * @param dir the folder that holds `openapi.yaml`. Default: the control API's own
 * @returns what is wrong; of a document that is not OpenAPI only that
 * @throws ProblemsError with what is no YAML
 */
export async function lintControl(dir = CONTROL_DIR): Promise<Problem[]> {
  const source = await readSource(dir);
  const path = rootFile(dir);
  const root = (await source.resolver.resolveDocument(null, path)) as RedoclyDocument;
  // The places of problems are those of the file. What the build adds has that of the nearest part above it.
  root.parsed = withTables(root.parsed as Document, await readWorldSchema());
  const ofStructure = await lintStructure(source);
  if (ofStructure.length > 0) return ofStructure;
  const config = await lintConfig();
  return (await lintSource(source, config.forAlias('control'))).problems;
}
