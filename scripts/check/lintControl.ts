/** Lints the document of the sandbox's control API by the rules of the contract. `redocly.yaml` turns some of them off. */
import type { Problem } from '../../contract/yaml/problem.ts';
import { CONTROL_DIR } from '../paths.ts';
import { readSource } from '../read/readSource.ts';
import { lintSource, lintStructure } from './lint.ts';
import { lintConfig } from './lintConfig.ts';

/**
 * @param dir the folder with `openapi.yaml`. Default: that of the control API
 * @returns the problems. If the document is not OpenAPI, only the problems of its structure
 * @throws ProblemsError when a file is not YAML
 */
export async function lintControl(dir = CONTROL_DIR): Promise<Problem[]> {
  const source = await readSource(dir);
  const ofStructure = await lintStructure(source);
  if (ofStructure.length > 0) return ofStructure;
  const config = await lintConfig();
  return (await lintSource(source, config.forAlias('control'))).problems;
}
