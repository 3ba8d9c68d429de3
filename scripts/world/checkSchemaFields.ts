/** Checks that the table of a response schema (`x-world`) stores or derives each property of the schema. */
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import { unknownFields } from './checkNamedRows.ts';
import type { CompiledWorld } from './compileWorld.ts';

export function checkSchemaFields(compiled: CompiledWorld, files: SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const { 'x-world': table, properties } = isObject(file.value) ? file.value : {};
    if (typeof table !== 'string' || !isObject(properties)) return [];
    const value = properties as JsonValue;
    return unknownFields(compiled, table, { value, path: ['properties'] }).map(
      ({ path, rule, message }) => problemAt(file, path, rule, message, 'key'),
    );
  });
}
