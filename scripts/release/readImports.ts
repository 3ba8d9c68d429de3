import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';

/** The modules that a module imports: files by their paths, and packages by their names. */
interface Imports {
  files: string[];
  packages: string[];
}

/** Reads the imports of a compiled module or of a type declaration, by its path in the package. */
export function readImports(path: string, text: string): Imports {
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(text);
  const names = [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
  const isFile = (name: string) => name.startsWith('.');
  return {
    files: names.filter(isFile).map((name) => posix.join(posix.dirname(path), name)),
    packages: names
      .filter((name) => !isFile(name) && !isBuiltin(name) && name !== 'node')
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  };
}

/**
 * Returns the files that some files import, directly or through others, and those files.
 * @param fileOf returns the file that an import names; undefined if it is no file of the package
 */
export function reachable(
  entries: string[],
  texts: Map<string, string>,
  fileOf: (path: string) => string | undefined,
): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const text = texts.get(file);
    if (text === undefined || found.has(file)) return;
    found.add(file);
    for (const path of readImports(file, text).files) {
      const next = fileOf(path);
      if (next !== undefined) visit(next);
    }
  };
  entries.forEach(visit);
  return found;
}
