import { METHODS, type PathItem } from '../../contract/openapi.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { YamlPath } from '../../contract/yaml/problemAt.ts';
import type { SourceFile } from './sourceFile.ts';

/** The position of an operation in the source: a file, and the keys that lead to the operation in this file. */
export type OperationPlace = YamlText & { path: YamlPath };

/** Returns the position of each operation, by operationId. */
export function operationPlaces(files: SourceFile[]): Map<string, OperationPlace> {
  return new Map(
    files.flatMap(({ file, text, value }) =>
      METHODS.flatMap((method): [string, OperationPlace][] => {
        const id = (value as PathItem | undefined)?.[method]?.operationId;
        return id ? [[id, { file, text, path: [method] }]] : [];
      }),
    ),
  );
}
