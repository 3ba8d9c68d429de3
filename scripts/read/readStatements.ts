/** Reads the statements in `openapi/statements/`, and checks their form and their IDs. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Schema } from '../../contract/openapi.ts';
import type { Showing, Statement } from '../../contract/statement.ts';
import { type Problem, refuse } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { readParsed, yamlForm } from '../../contract/yaml/readYaml.ts';
import { formFile, shownPath } from '../paths.ts';
import type { Source } from './readSource.ts';
import type { SourceFile } from './sourceFile.ts';

/** A statement with its place in the source. */
export interface SourceStatement extends Statement {
  source: SourceFile;
  /** Its index in the file. */
  index: number;
}

type WrittenStatement = Omit<Statement, 'operations' | 'shownBy'> & {
  operations: string[] | keyof typeof OPERATION_SETS;
  shownBy?: Showing[];
};

/** The words that stand for sets of operations. */
const OPERATION_SETS = {
  all: () => true,
  lists: ({ definition }: ContractOperation) => definition['x-paginated'] !== undefined,
  reads: ({ method }: ContractOperation) => method === 'get',
  writes: ({ method }: ContractOperation) => method !== 'get',
};

/**
 * The statements of a source, in the order of their files.
 * @param operations all operations of the contract, in its order
 * @throws ProblemsError with all statements of a wrong form, and with IDs that are not unique
 */
export function readStatements(
  { dir, files }: Pick<Source, 'dir' | 'files'>,
  operations: ContractOperation[],
): SourceStatement[] {
  const folder = join(dir, 'statements', '/');
  const inFolder = files.filter(
    ({ path }) => path.startsWith(folder) && !path.endsWith('.schema.yaml'),
  );
  const schema = formFile(dir, 'statements/statements.schema.yaml');
  const form = yamlForm(parse(readFileSync(schema, 'utf8')) as Schema, {
    rule: 'statement',
    name: 'The list of statements',
    hint: `see ${shownPath(schema, dir)}`,
  });
  const read = inFolder.map((source) => ({
    source,
    ...readParsed<WrittenStatement[]>(source, form),
  }));
  refuse(read.flatMap(({ problems = [] }) => problems));
  const statements = read.flatMap(({ source, value = [] }) =>
    value.map(({ operations: written, shownBy = [], ...rest }, index) => ({
      ...rest,
      operations: Array.isArray(written)
        ? written
        : operations.filter(OPERATION_SETS[written]).map(({ id }) => id),
      shownBy,
      source,
      index,
    })),
  );
  refuse(idProblems(statements));
  return statements;
}

function idProblems(statements: SourceStatement[]): Problem[] {
  const first = new Map<string, SourceStatement>();
  return statements.flatMap((statement) => {
    const { id, source, index } = statement;
    const problem = (message: string) => [
      problemAt(source, [index, 'id'], 'statement-id', message),
    ];
    const area = basename(source.path, '.yaml');
    if (!id.startsWith(`${area}.`))
      return problem(`The ID ${id} does not begin with the name of its file: write ${area}.`);
    const other = first.get(id);
    if (other) return problem(`${id} is also the ID of a statement in ${other.source.file}`);
    first.set(id, statement);
    return [];
  });
}
