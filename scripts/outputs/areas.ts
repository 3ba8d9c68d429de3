import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatEndpoint } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document, Operation } from '../../contract/openapi.ts';
import { operationFacts } from '../extensionFacts.ts';
import { PROJECT_DIR } from '../paths.ts';
import { listFacts } from '../reference/readableExtensions.ts';
import { BANNER } from './banner.ts';
import { type AreaMethod, nameMethods } from './nameMethods.ts';
import type { Output } from './output.ts';

/** Writes the names of the methods of each area, with the text that an editor shows for each. */
export const areas: Output = {
  file: 'generated/areas.ts',
  committed: true,
  text: ({ document }) => {
    const { reference } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
    const byArea = groupBy(nameMethods(document), ({ area }) => area);
    const groups = [...byArea].map(([area, methods]) => {
      const entries = methods.map((method) => {
        const { id } = method.operation;
        const value = method.operation.definition['x-paginated'] ? `['${id}']` : `'${id}'`;
        return `${comment(describeMethod(method, reference), '  ')}  ${method.name}: ${value},`;
      });
      return `${comment(describeArea(document, methods), '')}export const ${area} = {\n${entries.join('\n')}\n} as const;\n`;
    });
    return `// ${BANNER}\n\n${groups.join('\n')}`;
  },
};

/** Writes the names in a table, for review. A name is part of the client, so it stays after a release. */
export const areaNames: Output = {
  file: 'generated/names.md',
  committed: true,
  text: ({ document }) => {
    const rows = nameMethods(document).map(
      ({ area, name, operation }) =>
        `| \`${area}.${name}\` | \`${operation.id}\` | \`${formatEndpoint(operation)}\` |`,
    );
    return `# Names of the methods by area\n\n<!-- ${BANNER} -->\n\n${rows.length} methods of \`forge-contract-client/areas\`. An operation without a path has none: \`sendAlerts\` calls it.\n\n| method | operation | endpoint |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  },
};

function describeArea({ tags = [] }: Document, [first]: AreaMethod[]): string {
  const [tag = ''] = first!.operation.definition.tags;
  return tags.find(({ name }) => name === tag)?.description ?? tag;
}

/** Returns what a caller must know about an operation: its summary, its results, its refusals, and who may call it. */
function describeMethod({ operation }: AreaMethod, reference: string): string {
  const { definition, id } = operation;
  const { summary = '', description, responses, deprecated } = definition;
  const statuses = Object.entries(responses);
  const says = ([status, one]: [string, { description: string }]) =>
    `- \`${status}\`: ${one.description.replaceAll(/\s+/g, ' ')}`;
  const successes = statuses.filter(([status]) => status.startsWith('2')).map(says);
  const refusals = statuses.filter(([status]) => !status.startsWith('2')).map(says);
  return [
    summary,
    description,
    `\`${formatEndpoint(operation)}\`, operation \`${id}\``,
    `Returns:\n${successes.join('\n')}`,
    refusals.length > 0 && `Refused with:\n${refusals.join('\n')}`,
    listFacts(operationFacts(definition)).replaceAll('](#', `](${reference}#`),
    [
      `@see ${reference}#${id}`,
      ...(deprecated ? [`@deprecated ${replacementOf(definition)}`] : []),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function replacementOf({ 'x-deprecation': deprecation }: Operation): string {
  const { replacement, since } = deprecation ?? {};
  return [since && `Since ${since}.`, replacement && `Use ${replacement}.`]
    .filter(Boolean)
    .join(' ');
}

function comment(text: string, indent: string): string {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${body}\n${indent} */\n`;
}
