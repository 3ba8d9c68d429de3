/** Reads the case files as they are written, without judging more than their form. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Case, CaseRequest, CaseResponse } from '../contract/case.ts';
import { CASES_DIR } from './paths.ts';
import { type Problem, problemAt, projectPath, type SourceText } from './problem.ts';

/** A case and the text it was read from. */
export interface SourceCase extends Case {
  text: string;
  /** Places of the request whose values are new to the world: `body.branch`. */
  creates?: string[];
}

/** A status that no case shows, and why. An entry of `openapi/cases/waivers.yaml`. */
export interface Waiver {
  operation: string;
  status: number;
  reason: string;
}

export interface SourceCases {
  cases: SourceCase[];
  waivers: Waiver[];
  waiversText: SourceText;
  /** Files that could not be read as a case. They are not among the cases. */
  problems: Problem[];
}

type CaseFile = Pick<Case, 'summary' | 'as' | 'scheme' | 'breaks'> & {
  creates?: string[];
  request: Partial<CaseRequest>;
  response: Partial<CaseResponse> & { status: number };
};

const FILE_NAME = /^(?<operation>[a-z][A-Za-z0-9]*)\.(?<name>[a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

export async function readCases(dir = CASES_DIR): Promise<SourceCases> {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(
    parseYaml(await readFile(join(CASES_DIR, 'case.schema.yaml'), 'utf8')) as object,
  );
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== dir && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const read = files.map((file, index) => readCase(file, texts[index] as string, validate));
  const waiversFile = join(dir, 'waivers.yaml');
  const waiversText = await readFile(waiversFile, 'utf8');
  return {
    cases: read.flatMap((result) => ('problems' in result ? [] : [result])),
    waivers: (parseYaml(waiversText) ?? []) as Waiver[],
    waiversText: { file: projectPath(waiversFile), text: waiversText },
    problems: read.flatMap((result) => ('problems' in result ? result.problems : [])),
  };
}

function readCase(
  path: string,
  text: string,
  validate: ValidateFunction,
): SourceCase | { problems: Problem[] } {
  const source = { file: projectPath(path), text };
  const named = FILE_NAME.exec(basename(path))?.groups;
  if (!named)
    return {
      problems: [
        problemAt(
          source,
          [],
          'case-file',
          'Name a case file <operationId>.<case>.yaml, the case in lower-case words joined by hyphens',
        ),
      ],
    };
  let parsed: unknown;
  try {
    parsed = parseYaml(text);
  } catch (error) {
    return { problems: [yamlProblem(source, error)] };
  }
  if (!validate(parsed)) {
    return {
      problems: (validate.errors ?? []).map((error) => {
        const at = error.instancePath.split('/').slice(1);
        const what = error.params.additionalProperty ?? error.params.missingProperty ?? '';
        return problemAt(
          source,
          error.keyword === 'additionalProperties' ? [...at, String(what)] : at,
          'case-file',
          `${at.join('.') || 'The case'} ${error.message}${what ? ` ('${what}')` : ''}; see openapi/cases/case.schema.yaml`,
        );
      }),
    };
  }
  const { summary, as, scheme, breaks, creates, request, response } = parsed as CaseFile;
  const { operation, name } = named as { operation: string; name: string };
  return {
    id: `${operation}.${name}`,
    operation,
    name,
    area: basename(dirname(path)),
    file: source.file,
    summary,
    as,
    ...(scheme === undefined ? {} : { scheme }),
    ...(breaks === undefined ? {} : { breaks }),
    ...(creates === undefined ? {} : { creates }),
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
    text,
  };
}

function lowerCaseKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** A YAML error of Redocly's parser, with the place that it names. */
function yamlProblem(source: SourceText, error: unknown): Problem {
  const { reason, message, mark } = error as {
    reason?: string;
    message: string;
    mark?: { line: number; column: number };
  };
  return {
    rule: 'yaml',
    message: `Not valid YAML: ${reason ?? message}`,
    file: source.file,
    line: (mark?.line ?? 0) + 1,
    column: (mark?.column ?? 0) + 1,
  };
}
