/** Reads every YAML file of the source, so that later stages meet nothing that is no YAML at all. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BaseResolver, type Document as RedoclyDocument } from '@redocly/openapi-core';
import { childrenOf } from '../../contract/walkSchema.ts';
import { parseYaml } from '../../contract/yaml/parseYaml.ts';
import { type Problem, refuse } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { rootFile, shownPath } from '../paths.ts';
import { checkSchemaFile } from './checkSchemaFile.ts';
import type { SourceFile } from './sourceFile.ts';

/** The source as it was read. */
export interface Source {
  /** Absolute path of its folder. */
  dir: string;
  /** All files but the cases, which `readCases` reads, and the fixtures of lint rules. */
  files: SourceFile[];
  /** Keeps what was read: linting and bundling with it read no file again. */
  resolver: BaseResolver;
}

/** @throws ProblemsError with what is no YAML, or empty, or no use to any later stage */
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
  refuse(files.flatMap(emptyFile));
  refuse([
    ...files.filter(({ path }) => path === rootFile(dir)).flatMap(otherVersion),
    ...files.filter(({ path }) => path.endsWith('.schema.yaml')).flatMap(checkSchemaFile),
    ...files.flatMap((file) => wrongPatterns(file, file.value)),
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
    return { path, file, text: source.body, value: parsed };
  } catch (error) {
    const { source, message, line, col } = error as YamlError;
    // Redocly's parser says that there is a mistake; the other one says better which, and where.
    const [problem] = (source && parseYaml({ file, text: source.body }).problems) ?? [];
    const asRedoclySays = { file, rule: 'yaml', message, line: line ?? 1, column: col ?? 1 };
    return { problem: problem ?? asRedoclySays };
  }
}

/** An error of Redocly's parser, or of the file system. */
interface YamlError extends Error {
  source?: { body: string };
  line?: number;
  col?: number;
}

/** Files in which there may be nothing but a comment. */
const MAY_BE_EMPTY = /\/waivers\.yaml$/;

function emptyFile({ path, file, value }: SourceFile): Problem[] {
  return (value ?? undefined) === undefined && !MAY_BE_EMPTY.test(path)
    ? [{ rule: 'yaml', message: 'The file is empty: fill it, or delete it', ...START, file }]
    : [];
}

const START = { line: 1, column: 1 };

function otherVersion({ file, text, value }: SourceFile): Problem[] {
  const version = (value as { openapi?: unknown } | undefined)?.openapi;
  return typeof version === 'string' && /^3\.1\./.test(version)
    ? []
    : [
        problemAt(
          { file, text },
          ['openapi'],
          'openapi-version',
          "This is no OpenAPI 3.1: write the version as a text, 'openapi: 3.1.0'",
        ),
      ];
}

/** Patterns that are no regular expressions. Whoever compiles schemas finds them too, but not where they stand. */
function wrongPatterns(source: SourceFile, node: unknown, path: YamlPath = []): Problem[] {
  return childrenOf(node).flatMap(([key, child]) => {
    const at = [...path, key];
    if (key !== 'pattern' || typeof child !== 'string') return wrongPatterns(source, child, at);
    try {
      new RegExp(child, 'u');
      return [];
    } catch (error) {
      return [problemAt(source, at, 'pattern', (error as Error).message)];
    }
  });
}
