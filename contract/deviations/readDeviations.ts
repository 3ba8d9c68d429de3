import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonValue } from '../case.ts';
import { UsageError } from '../usageError.ts';
import type { YamlText } from '../yaml/parseYaml.ts';
import { formatPlace, type Problem } from '../yaml/problem.ts';
import { problemAt } from '../yaml/problemAt.ts';
import { readYaml, yamlForm } from '../yaml/readYaml.ts';
import type { OverlayAction } from './overlay.ts';

/** The content of a deviations file. */
export interface DeviationsFile {
  overlay: string;
  info: { title: string; version: string; [extension: string]: JsonValue };
  actions: DeviationAction[];
  [extension: string]: unknown;
}

/** One way in which a deployment differs from the contract. */
export interface DeviationAction extends OverlayAction {
  /** The reason for the deviation, and the evidence for it. */
  description: string;
  /** The last day on which the deviation is tolerated: `2027-03-31`. */
  'x-expires'?: string;
  /** The person who accepted the deviation, or the place where it was accepted, such as a ticket. */
  'x-accepted'?: string;
  'x-evidence'?: Evidence;
}

/**
 * The evidence of a deviation, as counts. It contains no value of a response and no address, so that it can be
 * shared.
 */
export interface Evidence {
  responses: number;
  /** The number of different operations whose responses show the deviation. */
  operations: number;
  first: string;
}

const SCHEMA = join(import.meta.dirname, 'deviations.schema.json');

/**
 * Reads a deviations file.
 * @returns the content, and the text in which positions of problems are looked up
 * @throws a UsageError with a line for each problem: `file:line:column: message`
 */
export async function readDeviations(
  file: string,
): Promise<{ deviations: DeviationsFile; source: YamlText }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The deviations file ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const form = yamlForm(JSON.parse(await readFile(SCHEMA, 'utf8')), {
    rule: 'deviations',
    name: 'the deviations file',
  });
  const source = { file, text };
  const { value, problems } = readYaml<DeviationsFile>(source, form);
  if (problems) throw deviationsError(problems);
  return { deviations: value, source };
}

/** Combines problems in a deviations file into one error for the user. */
export function deviationsError(problems: Problem[]): UsageError {
  return new UsageError(
    problems.map((problem) => `${formatPlace(problem)}: ${problem.message}`).join('\n'),
  );
}

/** Creates a problem whose position is the `target` of an action. */
export function targetProblem(source: YamlText, action: number, message: string): Problem {
  return problemAt(source, ['actions', action, 'target'], 'deviations', message);
}
