/** Lints the document of the sandbox's control API by the rules of the contract. `redocly.yaml` turns some of them off. */
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
 * @param dir the folder with `openapi.yaml`. Default: that of the control API
 * @returns the problems. If the document is not OpenAPI, only the problems of its structure
 * @throws ProblemsError when a file is not YAML
 */
export async function lintControl(dir = CONTROL_DIR): Promise<Problem[]> {
  const source = await readSource(dir);
  const path = rootFile(dir);
  const root = (await source.resolver.resolveDocument(null, path)) as RedoclyDocument;
  // The places of problems are those of the file. A part that the build adds has the place of the nearest part above it.
  root.parsed = withTables(root.parsed as Document, await readWorldSchema());
  const ofStructure = await lintStructure(source);
  if (ofStructure.length > 0) return ofStructure;
  const config = await lintConfig();
  return (await lintSource(source, config.forAlias('control'))).problems;
}
