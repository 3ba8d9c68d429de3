/** Checks that each role and each fixture that the source names is in the tables of `openapi/world/`. */
import { nearest } from '../../contract/nearest.ts';
import type { Document } from '../../contract/openapi.ts';
import { listCallers } from '../../contract/roles.ts';
import { listChildren } from '../../contract/walkSchema.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { problemInCase } from '../read/problemInCase.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceFile } from '../read/sourceFile.ts';

type Kind = 'role' | 'fixture';

/** A name in an extension, with its position in the file. */
interface Named {
  kind: Kind;
  name: string;
  path: YamlPath;
}

/** The extensions that hold a name, or a list of names. */
const HOLDERS: Record<string, Kind> = {
  'x-fixture': 'fixture',
  'x-roles': 'role',
};

export function checkNames(
  document: Document,
  files: SourceFile[],
  cases: SourceCase[],
): Problem[] {
  const known: Record<Kind, string[]> = {
    role: listCallers({ document }),
    fixture: Object.keys(document['x-fixtures']),
  };
  const messageFor = ({ kind, name }: Pick<Named, 'kind' | 'name'>) => {
    const near = nearest(name, known[kind]);
    return `There is no ${kind} '${name}' in openapi/world/${kind}s.yaml${near ? `; did you mean '${near}'?` : ''}`;
  };
  return [
    ...files
      .filter(({ file }) => !file.endsWith('.schema.yaml'))
      .flatMap((file) =>
        findNames(file.value)
          .filter(({ kind, name }) => !known[kind].includes(name))
          .map((named) => problemAt(file, named.path, named.kind, messageFor(named))),
      ),
    ...cases
      .filter(({ derived, as }) => !derived && !known.role.includes(as))
      .map((documented) => {
        const message = messageFor({ kind: 'role', name: documented.as });
        return problemInCase(documented, ['as'], 'role', message);
      }),
  ];
}

/** Returns the names in a part of a file. @param holder the kind of the names, within an extension that holds some */
function findNames(node: unknown, path: YamlPath = [], holder?: Kind): Named[] {
  if (typeof node === 'string')
    return holder && (typeof path.at(-1) === 'number' || String(path.at(-1)) in HOLDERS)
      ? [{ kind: holder, name: node, path }]
      : [];
  return listChildren(node).flatMap(([key, child]) => {
    const at = [...path, key];
    if (path.at(-2) === 'x-inputs' && (key === 'token' || key === 'fixture'))
      return [{ kind: key === 'token' ? 'role' : key, name: String(child), path: at }];
    return findNames(child, at, holder ?? HOLDERS[key]);
  });
}
