/** Lints the document of the sandbox's control API: by the rules of the contract, but for what `redocly.yaml` says. */
import type { Problem } from '../../contract/yaml/problem.ts';
import { CONTROL_DIR } from '../paths.ts';
import { readSource } from '../read/readSource.ts';
import { lintSource, lintStructure } from './lint.ts';
import { lintConfig } from './lintConfig.ts';

/**
 * @param dir the folder that holds `openapi.yaml`. Default: the control API's own
 * @returns what is wrong; of a document that is not OpenAPI only that
 * @throws ProblemsError with what is no YAML
 */
export async function lintControl(dir = CONTROL_DIR): Promise<Problem[]> {
  const source = await readSource(dir);
  const ofStructure = await lintStructure(source);
  if (ofStructure.length > 0) return ofStructure;
  const config = await lintConfig();
  return (await lintSource(source, config.forAlias('control'))).problems;
}
