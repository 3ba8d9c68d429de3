/** Reads the faults that authors wrote who had read the API documentation, and no suite. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { YamlText } from '../../../../contract/yaml/parseYaml.ts';
import { refuse } from '../../../../contract/yaml/problem.ts';
import { readYaml, type YamlForm, yamlForm } from '../../../../contract/yaml/readYaml.ts';
import type { SourceFault } from '../../fault.ts';
import type { Mode } from '../operatorRunner.ts';

/** A fault that makes the sandbox violate a sentence of the API documentation. */
export interface BlindFault extends SourceFault {
  operations: string[];
  /** The number of the document. */
  document: number;
  /** The heading above the sentence. */
  section: string;
  sentence: string;
  /** The reason why the suites do not find the fault on a deployment. */
  cause?: string;
}

/** How a run found a fault. Without a mode, the fault survived. */
export interface BlindResult {
  id: string;
  mode?: Mode;
  /** The job that found the fault. */
  by?: string;
  /** The statements that the findings of this job violate. */
  statements?: string[];
}

/** The results of a list: those of its first run, before any repair of the suites, and those of its last run. */
export interface BlindResults {
  before: BlindResult[];
  after: BlindResult[];
}

const DIR = import.meta.dirname;

/** Returns the form of a list. It is read on demand, since the package does not contain it. */
function formOfList(): YamlForm {
  form ??= yamlForm(parse(readFileSync(join(DIR, 'blind.schema.yaml'), 'utf8')), {
    rule: 'blind-list',
    name: 'The list',
    hint: 'see laboratory/faults/source/blind/blind.schema.yaml',
  });
  return form;
}

let form: YamlForm | undefined;

/** The names of the lists in this folder, such as `first`. */
export const BLIND_LISTS = readdirSync(DIR)
  .filter((file) => file.endsWith('.yaml') && !file.endsWith('.schema.yaml'))
  .map((file) => file.replace('.yaml', ''));

/** Reads the file of a list. @param list one of `BLIND_LISTS` */
export function blindSource(list: string): YamlText {
  const file = join(DIR, `${list}.yaml`);
  return { file: `laboratory/faults/source/blind/${list}.yaml`, text: readFileSync(file, 'utf8') };
}

/** Reads the faults of a list. @throws ProblemsError if the list does not have the form of the schema */
export function readBlindFaults(source: YamlText): BlindFault[] {
  const { value = [], problems = [] } = readYaml<Omit<BlindFault, 'kind'>[]>(source, formOfList());
  refuse(problems);
  return value.map((entry) => ({ ...entry, kind: 'source' }));
}

/** Returns the stored results of a list. Undefined before its first run. */
export function readResults(list: string): BlindResults | undefined {
  const file = resultsFile(list);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Stores the results of a list in this folder. */
export function writeResults(list: string, results: BlindResults): void {
  writeFileSync(resultsFile(list), `${JSON.stringify(results, null, 2)}\n`);
}

/** Adds the results of a run. Those of the first run stay, since they tell how the suites did before any repair. */
export function withRun(
  results: Pick<BlindResults, 'before'> | undefined,
  run: BlindResult[],
): BlindResults {
  return { before: results?.before ?? run, after: run };
}

function resultsFile(list: string): string {
  return join(DIR, `${list}.results.json`);
}
