import { readFile } from 'node:fs/promises';
import { UsageError } from '../../contract/usageError.ts';
import type { Row } from '../../contract/world/worldSource.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import { buildSeed, type WorldSeed } from './buildSeed.ts';
import { readWorldFacts } from './readWorldFacts.ts';
import type { GivenRepositories } from './realRepositories.ts';
import { refuse } from './refuseProblems.ts';

/**
 * Reads a seed from a YAML or JSON file. `generated/world.json` is an example of the form.
 * @throws a UsageError with a line for each problem: `file:line:column: message`
 */
export async function fileSeed(file: string, given?: GivenRepositories): Promise<WorldSeed> {
  const source = {
    file,
    text: await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(
        error.code === 'ENOENT'
          ? `'${file}' is neither a seed nor a file. Give world, empty, random, random:NUMBER, or the path of a file.`
          : `The seed ${file} cannot be read: ${error.message}. Give another file`,
      );
    }),
  };
  const facts = await readWorldFacts();
  const form = yamlForm(facts.schema, { rule: 'seed', name: 'the seed' }, { useDefaults: true });
  const { value, problems } = readYaml<Row>(source, form);
  if (problems) refuse(problems);
  return buildSeed(facts, value ?? {}, source, given);
}
