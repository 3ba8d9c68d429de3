/** Checks that each role which the source names is in `openapi/world/roles.yaml`. */
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import { listCallers } from '../../contract/roles.ts';
import { childrenOf } from '../../contract/walkSchema.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { problemInCase } from '../read/problemInCase.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceFile } from '../read/sourceFile.ts';

export function checkRoles(
  document: Document,
  files: SourceFile[],
  cases: SourceCase[],
): Problem[] {
  const callers = listCallers({ document });
  const messageFor = (role: string) => {
    const near = nearest(role, callers);
    return `There is no role '${role}' in openapi/world/roles.yaml${near ? `; did you mean '${near}'?` : ''}`;
  };
  return [
    ...files
      .filter(({ file }) => !file.endsWith('.schema.yaml'))
      .flatMap((file) =>
        namedRoles(file.value)
          .filter(({ role }) => !callers.includes(role))
          .map(({ path, role }) => problemAt(file, path, 'role', messageFor(role))),
      ),
    ...cases
      .filter(({ derived, as }) => !derived && !callers.includes(as))
      .map((documented) => problemInCase(documented, ['as'], 'role', messageFor(documented.as))),
  ];
}

/** The extensions whose lists name roles, and those whose values are such lists. */
const LISTS = ['x-roles', 'x-roles-by-fixture', 'x-shown-to'];

/** Returns the roles that a part of a file names in extensions, with their positions. */
function namedRoles(node: unknown, path: YamlPath = [], isList = false): Named[] {
  if (typeof node === 'string')
    return isList && typeof path.at(-1) === 'number' ? [{ role: node, path }] : [];
  return childrenOf(node).flatMap(([key, child]) =>
    key === 'token' && path.at(-2) === 'x-inputs'
      ? [{ role: String(child), path: [...path, key] }]
      : namedRoles(child, [...path, key], isList || LISTS.includes(String(key))),
  );
}

interface Named {
  role: string;
  path: YamlPath;
}
