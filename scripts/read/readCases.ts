/** Reads the case files, and checks only their form. Other modules check their content. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Case, CaseRequest, CaseResponse } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import { parseYaml, type Reading, type YamlText } from '../../contract/yaml/parseYaml.ts';
import { type Problem, refuse } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { readYaml, type YamlForm, yamlForm } from '../../contract/yaml/readYaml.ts';
import { formFile, shownPath } from '../paths.ts';

/** A case, with the text of its file. */
export interface SourceCase extends Case {
  text: string;
  /** The parts of the request whose values must not exist in the example world (openapi/world) yet: `body.branch`. */
  creates?: string[];
  /** For a derived case: the position of its operation in the text. */
  place?: YamlPath;
}

type CaseFile = Pick<
  SourceCase,
  'summary' | 'as' | 'scheme' | 'breaks' | 'creates' | 'liftedBy'
> & {
  request: Partial<CaseRequest>;
  response: Partial<CaseResponse> & { status: number };
};

const FILE_NAME = /^([a-z][A-Za-z0-9]*)\.([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** The case files that have been read. */
export interface ReadCases {
  /** The cases in the order of their files. */
  cases: SourceCase[];
  /** The cases whose files have a problem, so that no later stage misses them. */
  unreadable: Pick<SourceCase, 'id' | 'operation'>[];
  /** A problem for each mistake in the form of a file. */
  problems: Problem[];
}

/** Reads the cases of a source. @throws ProblemsError when the schema of cases is not YAML */
export async function readCases(sourceDir: string): Promise<ReadCases> {
  const dir = join(sourceDir, 'cases');
  const form = await caseForm(formFile(sourceDir, 'cases/case.schema.yaml'), sourceDir);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== dir && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const read = paths.map((path, index) => ({
    path,
    ...readCase(path, { file: shownPath(path, sourceDir), text: texts[index] ?? '' }, form),
  }));
  return {
    cases: read.flatMap(({ value }) => value ?? []),
    unreadable: read.flatMap(({ path, problems }) => (problems && namedBy(path)) || []),
    problems: read.flatMap(({ problems = [] }) => problems),
  };
}

/** Returns the names that the path of a case file gives. Undefined if it does not have the form of a case's path. */
function namedBy(path: string): { id: string; operation: string; name: string } | undefined {
  const [, operation, name] = FILE_NAME.exec(basename(path)) ?? [];
  return operation && name ? { id: `${operation}.${name}`, operation, name } : undefined;
}

async function caseForm(path: string, sourceDir: string): Promise<YamlForm> {
  const file = shownPath(path, sourceDir);
  const { value, problems = [] } = parseYaml({ file, text: await readFile(path, 'utf8') });
  refuse(problems);
  return yamlForm(value as Schema, { rule: 'case-file', name: 'The case', hint: `see ${file}` });
}

function readCase(path: string, source: YamlText, form: YamlForm): Reading<SourceCase> {
  const named = namedBy(path);
  if (!named)
    return {
      problems: [
        problemAt(
          source,
          [],
          'case-file',
          'The name of a case file must be <operationId>.<name>.yaml, such as getTag.not-found.yaml. Write <name> in lower case with hyphens',
        ),
      ],
    };
  const { value, problems } = readYaml<CaseFile>(source, form);
  if (problems) return { problems };
  const { summary, as, scheme, breaks, creates, liftedBy, request, response } = value;
  return {
    value: {
      ...named,
      area: basename(dirname(path)),
      file: source.file,
      summary,
      as,
      ...(scheme === undefined ? {} : { scheme }),
      ...(breaks === undefined ? {} : { breaks }),
      ...(creates === undefined ? {} : { creates }),
      ...(liftedBy === undefined ? {} : { liftedBy }),
      request: {
        path: request.path ?? {},
        query: request.query ?? {},
        headers: request.headers ?? {},
        ...(request.body === undefined
          ? {}
          : { contentType: request.contentType ?? 'application/json', body: request.body }),
      },
      response: {
        status: response.status,
        headers: lowerCaseKeys(response.headers ?? {}),
        ...(response.body === undefined && response.bodyBase64 === undefined
          ? {}
          : { contentType: response.contentType ?? 'application/json' }),
        ...(response.body === undefined ? {} : { body: response.body }),
        ...(response.bodyBase64 === undefined ? {} : { bodyBase64: response.bodyBase64 }),
      },
      text: source.text,
    },
  };
}

function lowerCaseKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
