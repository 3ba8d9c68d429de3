/**
 * Lints the document of the sandbox's control API with the rules for the contract. `redocly.yaml` switches some of
 * them off.
 */
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
 * Lints the OpenAPI document in a folder.
 * @param dir the folder with `openapi.yaml`. Default: the folder of the control API
 * @returns the problems. If the structure is not that of OpenAPI, only problems of the structure are returned
 * @throws ProblemsError when a file is not YAML
 */
export async function lintControl(dir = CONTROL_DIR): Promise<Problem[]> {
  const source = await readSource(dir);
  const path = rootFile(dir);
  const root = (await source.resolver.resolveDocument(null, path)) as RedoclyDocument;
  // Problems have positions in the file. A part that the build adds has the position of its nearest parent in the
  // file.
  root.parsed = withTables(root.parsed as Document, await readWorldSchema());
  const ofStructure = await lintStructure(source);
  if (ofStructure.length > 0) return ofStructure;
  const config = await lintConfig();
  return (await lintSource(source, config.forAlias('control'))).problems;
}
