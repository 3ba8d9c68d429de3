/** Reads the lists of faults in the source of the sandbox. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { YamlText } from '../../../contract/yaml/parseYaml.ts';
import { refuse } from '../../../contract/yaml/problem.ts';
import { readYaml, type YamlForm, yamlForm } from '../../../contract/yaml/readYaml.ts';
import type { SourceChange, SourceFault } from '../fault.ts';

/** A statement for which there cannot be a fault, with the reason. */
export interface NotPlanted {
  statement: string;
  notPlanted: string;
}

/** A fault that breaks a statement of the API documentation. */
export type StatementFault = SourceFault & { statement: string };

/** A fault by an author who has read the API documentation, and no suite. It violates a sentence. */
export interface BlindFault extends SourceFault {
  /** The real server that had the fault, and the source. Absent for an invented fault. */
  from?: string;
  /** The list that the fault belongs to, one of `BLIND_LISTS`. Absent in a list that is no file. */
  list?: string;
  operations: string[];
  /** The number of the document. */
  document: number;
  /** The heading above the sentence. */
  section: string;
  sentence: string;
  /** The reason why the suites do not find the fault on a deployment. */
  cause?: string;
}

/** Returns the names of the lists in a folder. The package has none, since its faults are compiled. */
function namesOfLists(folder: string): string[] {
  const path = join(import.meta.dirname, folder);
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file.replace('.yaml', '')));
}

/** The lists of faults that each break a statement, one for each area of the API: `statements/tags`. */
export const STATEMENT_LISTS = namesOfLists('statements');

/** The lists of faults by authors who do not know the suites: `first`. */
export const BLIND_LISTS = namesOfLists('blind').map((list) => basename(list));

const ALL_LISTS = [...STATEMENT_LISTS, ...BLIND_LISTS.map((list) => join('blind', list))];

type Entry = Omit<SourceFault, 'kind' | 'file' | 'place'>;
type List = Record<string, Entry[]> & { notPlanted?: Record<string, string> };

/** Reads the faults of a list. @throws ProblemsError if the list does not have the form of `faults.schema.yaml` */
export function readFaults<F extends SourceFault>(list: string): F[] {
  return parseFaults<F>(sourceOfList(list));
}

/** Reads the faults of an author who does not know the suites. @param list one of `BLIND_LISTS` */
export function readBlindFaults(list: string): BlindFault[] {
  return readFaults<BlindFault>(join('blind', list)).map((fault) => ({ ...fault, list }));
}

/** Parses a list of faults. @throws ProblemsError if it does not have the form of `faults.schema.yaml` */
export function parseFaults<F extends SourceFault>(source: YamlText): F[] {
  const { notPlanted: _, ...places } = parseList(source);
  return Object.entries(places).flatMap(([key, entries]) => {
    const [file, place] = key.split('#');
    return entries.map((entry) => ({ ...entry, kind: 'source', file, place }) as F);
  });
}

/**
 * Reads the faults that each break a statement.
 * @param list one of `STATEMENT_LISTS`
 */
export function readStatementFaults(list: string): {
  faults: StatementFault[];
  notPlanted: NotPlanted[];
} {
  const { notPlanted = {} } = parseList(sourceOfList(list));
  return {
    faults: readFaults(list).map((fault) => ({
      statement: fault.id.replace(/-\d+$/, ''),
      ...fault,
    })),
    notPlanted: Object.entries(notPlanted).map(([statement, reason]) => ({
      statement,
      notPlanted: reason,
    })),
  };
}

/** Reads the changes of a tolerant sandbox, which faults of behaviour need (`tolerant.yaml`). All are planted together. */
export function readTolerant(): SourceFault[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'behaviour', 'tolerant.yaml'), 'utf8');
  const places: Record<string, Omit<SourceChange, 'file' | 'place'>[]> = parse(text);
  return Object.entries(places).flatMap(([key, changes]) => {
    const [file = '', place = ''] = key.split('#');
    const known = { kind: 'source', id: 'tolerant', summary: 'A tolerant sandbox' } as const;
    return changes.map((change) => ({ ...known, file, place, ...change }));
  });
}

/** Reads the faults of all lists. */
export function readAllLists(): SourceFault[] {
  return ALL_LISTS.flatMap(readFaults<SourceFault>);
}

/** Returns the place of a fault in its list: `laboratory/faults/source/blind/third.yaml:343`. Undefined for others. */
export function findEntry(id: string): string | undefined {
  for (const list of ALL_LISTS) {
    const { file, text } = sourceOfList(list);
    const line = text.split('\n').findIndex((one) => one.trim() === `- id: ${id}`);
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return undefined;
}

function sourceOfList(list: string): YamlText {
  const text = readFileSync(join(import.meta.dirname, `${list}.yaml`), 'utf8');
  return { file: `laboratory/faults/source/${list}.yaml`, text };
}

function parseList(source: YamlText): List {
  const { value, problems = [] } = readYaml<List>(source, formOfList());
  refuse(problems);
  return value!;
}

/** Returns the form of a list. It is read on demand, since the package does not contain it. */
function formOfList(): YamlForm {
  const schema = join(import.meta.dirname, 'faults.schema.yaml');
  form ??= yamlForm(parse(readFileSync(schema, 'utf8')), {
    rule: 'fault-list',
    name: 'The list',
    hint: 'see laboratory/faults/source/faults.schema.yaml',
  });
  return form;
}

let form: YamlForm | undefined;
