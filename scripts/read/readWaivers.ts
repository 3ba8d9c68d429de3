import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { refuse } from '../../contract/yaml/problem.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import { shownPath } from '../paths.ts';

/** An entry of `openapi/cases/waivers.yaml`: a declared status that needs no case, with the reason. */
export interface Waiver {
  operation: string;
  status: number;
  reason: string;
}

/** The waivers, with the text of their file. */
export interface SourceWaivers extends YamlText {
  waivers: Waiver[];
}

const SCHEMA = {
  // A YAML file that contains only comments has the value null.
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['operation', 'status', 'reason'],
    additionalProperties: false,
    properties: {
      operation: { type: 'string' },
      status: { type: 'integer', minimum: 100, maximum: 599 },
      reason: { type: 'string', minLength: 1 },
    },
  },
};

/** Reads `openapi/cases/waivers.yaml`. @throws ProblemsError with a problem for each wrong entry */
export async function readWaivers(sourceDir: string): Promise<SourceWaivers> {
  const path = join(sourceDir, 'cases', 'waivers.yaml');
  const source = { file: shownPath(path, sourceDir), text: await readFile(path, 'utf8') };
  const form = yamlForm(SCHEMA, {
    rule: 'case-waiver',
    name: 'The list of waivers',
    hint: 'a waiver has an operation, a status and a reason',
  });
  const { value, problems = [] } = readYaml<Waiver[] | null>(source, form);
  refuse(problems);
  return { ...source, waivers: value ?? [] };
}
