import type { JsonValue } from '../case.ts';

/** The extension `x-resource` of an operation: what it does with the rows of a table. */
export interface DeclaredResource extends DeclaredRows {
  action: 'list' | 'get' | 'create' | 'update' | 'delete';
  /** The name of the schema that shows a row, by which a program adds computed fields. */
  schema: string;
  /** The fields of a response. */
  shows: string[];
  /** The columns of the fields of the body. */
  takes?: Record<string, string>;
  sets?: Record<string, JsonValue>;
  taken?: TakenValue;
  filters?: string[];
  search?: string[];
  sort?: string[];
  order?: 'asc' | 'desc';
}

/** Columns that only one row of the same project, group or parent may have, and the refusal of a second one. */
export interface TakenValue {
  by: string[];
  status: number;
  /** A text, or texts by field. `{column}` stands for the value of a column. */
  message: string | Record<string, string[]>;
  /** The defaults of the columns in `by`. The build adds them. */
  defaults?: Record<string, JsonValue>;
}

/** The rows of a table that a path names. */
export interface DeclaredRows {
  table: string;
  /** The columns with the same value in all rows: `projects.id` or `groups.id` of the path, `caller.username`, `now`, or a value. */
  scope: Record<string, JsonValue>;
  /** The path parameter of one row, and the columns that it may equal. */
  key: { parameter: string; columns: string[] };
  /** The row that contains these rows, and the column with its ID. */
  parent?: DeclaredRows & { column: string };
}
