import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import { refuse } from '../../contract/yaml/problem.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import { shownPath } from '../paths.ts';

/** A status that no case shows, with the reason. An entry of `openapi/cases/waivers.yaml`. */
export interface Waiver {
  operation: string;
  status: number;
  reason: string;
}

/** The waivers with their file. */
export interface SourceWaivers extends YamlText {
  waivers: Waiver[];
}

const SCHEMA = {
  // A file with nothing but comments is null.
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

/** @throws ProblemsError with all entries that are not waivers */
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
