/** Reads the findings of a tool on the servers of the benchmark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../../contract/nearest.ts';
import { UsageError } from '../../../contract/usageError.ts';
import type { YamlText } from '../../../contract/yaml/parseYaml.ts';
import { formatPlace, type Problem } from '../../../contract/yaml/problem.ts';
import { problemAt } from '../../../contract/yaml/problemAt.ts';
import { readYaml, yamlForm } from '../../../contract/yaml/readYaml.ts';

/** The findings of a tool, as `findings.schema.json` describes them. */
export interface BenchmarkFindings {
  /** The version of the list of faults. */
  version: string;
  /** Name and version of the tool, for the reader. */
  tool: string;
  servers: TestedServer[];
}

/** A server that the tool has tested. */
export interface TestedServer {
  /** The ID of its fault, or `none`. */
  fault: string;
  /** The seed and the settings, as `benchmark start` prints them. */
  setup: string;
  findings: ToolFinding[];
}

export interface ToolFinding {
  /** The `operationId` of the operation that is wrong in the eyes of the tool. */
  operation: string;
  /** The kind of the finding in the words of the tool. */
  code?: string;
  message?: string;
}

/** The name of a server without a fault. */
export const NO_FAULT = 'none';

/** The names that findings may use. */
export interface KnownNames {
  version: string;
  /** The IDs of all faults. */
  faults: Iterable<string>;
  /** The `operationId`s of all operations. */
  operations: Iterable<string>;
}

/**
 * Reads findings from the text of a file.
 * @throws a UsageError with all problems, such as an unknown fault or a faulty server without a server to compare it with
 */
export function readFindings(source: YamlText, known: KnownNames): BenchmarkFindings {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, 'findings.schema.json'), 'utf8'),
  );
  const form = yamlForm(schema, {
    rule: RULE,
    name: 'The file',
    hint: 'see forge-contract/benchmark-findings.schema.json',
  });
  const { value, problems = [] } = readYaml<BenchmarkFindings>(source, form);
  const all = value ? problemsOf(source, value, known) : problems;
  if (!value || all.length > 0)
    throw new UsageError(
      all.map(({ message, ...place }) => `${formatPlace(place)}: ${message}`).join('\n'),
    );
  return value;
}

const RULE = 'benchmark-findings';

function problemsOf(
  source: YamlText,
  { version, servers }: BenchmarkFindings,
  known: KnownNames,
): Problem[] {
  if (version !== known.version)
    return [
      problemAt(
        source,
        ['version'],
        RULE,
        `the findings are about version ${version} of the list, but this is ${known.version}. Run the tool again, or install forge-contract@${version}`,
      ),
    ];
  const faults = new Set([NO_FAULT, ...known.faults]);
  const operations = new Set(known.operations);
  const faultless = new Set(
    servers.filter(({ fault }) => fault === NO_FAULT).map(({ setup }) => setup),
  );
  const seen = new Set<string>();
  const unknown = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, { fault, setup, findings }] of servers.entries()) {
    const at = (path: (string | number)[], message: string) =>
      problems.push(problemAt(source, ['servers', index, ...path], RULE, message));
    if (!faults.has(fault)) at(['fault'], noSuch('fault', fault, faults));
    else if (!faultless.has(setup))
      at(
        ['setup'],
        `no server without a fault has the setup \`${setup}\`. Add one with the fault \`${NO_FAULT}\`, so that its findings can be left out`,
      );
    if (fault !== NO_FAULT && seen.has(fault))
      at(['fault'], `the fault \`${fault}\` comes twice. Give one server for each fault`);
    seen.add(fault);
    for (const [number, { operation }] of findings.entries()) {
      if (operations.has(operation) || unknown.has(operation)) continue;
      unknown.add(operation);
      at(['findings', number, 'operation'], noSuch('operation', operation, operations));
    }
  }
  return problems;
}

/** Says that a fault or an operation does not exist, and suggests the nearest one. */
export function noSuch(what: 'fault' | 'operation', name: string, known: Set<string>): string {
  const near = nearest(name, known);
  const list = what === 'fault' ? ' `forge-contract benchmark list` shows all faults.' : '';
  return `the ${what} \`${name}\` does not exist.${near === undefined ? list : ` Did you mean \`${near}\`?`}`;
}
