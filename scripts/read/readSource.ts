/** Reads all YAML files of the source. Later stages can then rely on valid YAML. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BaseResolver, type Document as RedoclyDocument } from '@redocly/openapi-core';
import { listChildren } from '../../contract/walkSchema.ts';
import { parseYaml } from '../../contract/yaml/parseYaml.ts';
import { type Problem, refuse } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { rootFile, shownPath } from '../paths.ts';
import { checkSchemaFile } from './checkSchemaFile.ts';
import type { SourceFile } from './sourceFile.ts';

/** The source folder, with its files. */
export interface Source {
  /** The absolute path of the source folder. */
  dir: string;
  /** All YAML files, without the case files, which `readCases` reads, and without fixtures of lint rules. */
  files: SourceFile[];
  /** Redocly's cache of the files. With it, linting and bundling do not read them again. */
  resolver: BaseResolver;
}

/**
 * Reads a source folder. @throws ProblemsError for files that are empty, are not YAML, or have a wrong version or
 * pattern
 */
export async function readSource(dir: string): Promise<Source> {
  const resolver = new BaseResolver();
  const paths = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^(rules|cases\/[^/]+)\//.test(relative(dir, path)))
    .sort();
  const read = await Promise.all(paths.map((path) => readFile(path, dir, resolver)));
  refuse(read.flatMap((file) => ('problem' in file ? [file.problem] : [])));
  const files = read.flatMap((file) => ('problem' in file ? [] : [file]));
  refuse(files.flatMap(emptyFileProblem));
  refuse([
    ...files.filter(({ path }) => path === rootFile(dir)).flatMap(versionProblem),
    ...files.filter(({ path }) => path.endsWith('.schema.yaml')).flatMap(checkSchemaFile),
    ...files.flatMap((file) => patternProblems(file, file.value)),
  ]);
  return { dir, files, resolver };
}

async function readFile(
  path: string,
  sourceDir: string,
  resolver: BaseResolver,
): Promise<SourceFile | { problem: Problem }> {
  const file = shownPath(path, sourceDir);
  try {
    const { source, parsed } = (await resolver.resolveDocument(null, path)) as RedoclyDocument;
    // Bundling changes the resolver's documents in place, so that other stages need their own.
    return { path, file, text: source.body, value: structuredClone(parsed) };
  } catch (error) {
    const { source, message, line, col } = error as YamlError;
    // `parseYaml` describes the mistake and its position better than Redocly does.
    const [problem] = (source && parseYaml({ file, text: source.body }).problems) ?? [];
    const fallback = { file, rule: 'yaml', message, line: line ?? 1, column: col ?? 1 };
    return { problem: problem ?? fallback };
  }
}

/** An error from Redocly's YAML parser, or from the file system. */
interface YamlError extends Error {
  source?: { body: string };
  line?: number;
  col?: number;
}

/** Files that may contain only comments. */
const MAY_BE_EMPTY = /\/waivers\.yaml$/;

function emptyFileProblem({ path, file, value }: SourceFile): Problem[] {
  return (value ?? undefined) === undefined && !MAY_BE_EMPTY.test(path)
    ? [{ rule: 'yaml', message: 'The file is empty: fill it, or delete it', ...START, file }]
    : [];
}

const START = { line: 1, column: 1 };

function versionProblem({ file, text, value }: SourceFile): Problem[] {
  const version = (value as { openapi?: unknown } | undefined)?.openapi;
  return typeof version === 'string' && /^3\.1\./.test(version)
    ? []
    : [
        problemAt(
          { file, text },
          ['openapi'],
          'openapi-version',
          "This is not OpenAPI 3.1: write the version as a string, 'openapi: 3.1.0'",
        ),
      ];
}

/**
 * Reports patterns that are not regular expressions. The schema compiler finds them too, but cannot tell their
 * positions.
 */
function patternProblems(source: SourceFile, node: unknown, path: YamlPath = []): Problem[] {
  return listChildren(node).flatMap(([key, child]) => {
    const at = [...path, key];
    if (key !== 'pattern' || typeof child !== 'string') return patternProblems(source, child, at);
    try {
      new RegExp(child, 'u');
      return [];
    } catch (error) {
      return [problemAt(source, at, 'pattern', (error as Error).message)];
    }
  });
}
