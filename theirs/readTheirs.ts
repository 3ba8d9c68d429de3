/** Reads an OpenAPI document of others in place of the contract. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonValue } from '../contract/case.ts';
import { type Contract, createContract } from '../contract/contract.ts';
import { deviationsError } from '../contract/deviations/readDeviations.ts';
import { runRedocly } from '../contract/diff/runRedocly.ts';
import { isObject } from '../contract/isObject.ts';
import { UsageError } from '../contract/usageError.ts';
import { parseYaml, type YamlText } from '../contract/yaml/parseYaml.ts';
import { formatPlace } from '../contract/yaml/problem.ts';
import { problemAt } from '../contract/yaml/problemAt.ts';
import { bundleForm } from './bundleForm.ts';
import type { Mistake, Node } from './documentReader.ts';
import { lazyValidators } from './lazyValidators.ts';

const RULE = 'openapi';

/** The most problems that a message lists. */
const MAX_PROBLEMS = 10;

/** The most mistakes that a report lists. */
const MAX_MISTAKES = 3;

/**
 * Reads a document of OpenAPI 3.0 or 3.1 as a contract without cases, workflows and extensions. Files to which it refers
 * are bundled first.
 * @throws a UsageError with a line for each problem, `file:line:column: message`, if the document cannot be used
 */
export async function readTheirs(file: string): Promise<Contract> {
  const source = await readSource(file);
  const version = String(source.value.openapi);
  const whole = hasOtherFiles(source.value) ? await bundled(source) : source;
  const { document, problems, mistakes, ...facts } = bundleForm(whole.value);
  if (problems.length > 0) throw new UsageError(listed(whole, problems).join('\n'));
  const firstMistakes = () => listed(whole, mistakes, MAX_MISTAKES);
  return {
    ...createContract(document, [], lazyValidators(document)),
    theirs: { file, version, ...facts, mistakes: mistakes.length, firstMistakes },
  };
}

interface Source extends YamlText {
  value: Node;
}

async function readSource(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The OpenAPI document ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const source: YamlText = { file, text };
  const { value, problems } = parseYaml(source);
  if (problems) throw deviationsError(problems);
  const refuse = (key: string, message: string) => {
    throw deviationsError([problemAt(source, key === '' ? [] : [key], RULE, message)]);
  };
  if (!isObject(value))
    refuse('', 'This is not an OpenAPI document: write `openapi: 3.1.0` at its beginning');
  const document = value as Node;
  if (document.swagger !== undefined)
    refuse(
      'swagger',
      `Swagger ${document.swagger} cannot be read, only OpenAPI 3.0 and 3.1. Convert the document: npx swagger2openapi ${file} -o openapi.yaml`,
    );
  if (document.openapi === undefined)
    refuse('', 'This is not an OpenAPI document: write `openapi: 3.1.0` at its beginning');
  if (!/^3\.[01](\.|$)/.test(String(document.openapi)))
    refuse('openapi', `OpenAPI ${document.openapi} cannot be read, only OpenAPI 3.0 and 3.1`);
  return { ...source, value: document };
}

/** Returns true if a part of the document is in another file. */
function hasOtherFiles(node: JsonValue): boolean {
  if (Array.isArray(node)) return node.some(hasOtherFiles);
  if (!isObject(node)) return false;
  const { $ref: reference } = node;
  if (typeof reference === 'string' && !reference.startsWith('#')) return true;
  return Object.entries(node).some(
    ([key, child]) => !key.startsWith('x-') && !isData(key) && hasOtherFiles(child),
  );
}

/** Returns true for keys whose values are data, in which `$ref` is a name like any other. */
function isData(key: string): boolean {
  return ['example', 'examples', 'default', 'enum', 'const'].includes(key);
}

async function bundled({ file }: Source): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-openapi-'));
  try {
    const output = join(folder, 'openapi.json');
    const { status, stderr } = await runRedocly(['bundle', file, '--output', output]);
    if (status !== 0)
      throw new UsageError(`${file}: its files cannot be bundled.\n${stderr.trim()}`);
    const text = await readFile(output, 'utf8');
    // The lines are those of the bundle, so the name says so.
    return { file: `${file} (bundled)`, text, value: JSON.parse(text) as Node };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Formats the first problems with their places, and the number of the others. */
function listed(source: YamlText, problems: Mistake[], most = MAX_PROBLEMS): string[] {
  const first = problems.slice(0, most).map(({ path, message }) => {
    const problem = problemAt(source, path, RULE, message);
    return `${formatPlace(problem)}: ${message}`;
  });
  const left = problems.length - first.length;
  return left > 0 ? [...first, `${left} more like these`] : first;
}
