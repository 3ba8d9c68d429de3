/**
 * Copies the bundle, and adds the facts in `x-` extensions to the descriptions as sentences. The reference page shows
 * descriptions, but not extensions.
 */
import type { Document, Operation, Paginated, RateLimit } from '../../contract/openapi.ts';
import { sayingOf } from '../../judge/index.ts';

type Node = Record<string, unknown> & { description?: string };

export function withReadableExtensions(document: Document): Document {
  const copy = readable(document) as unknown as Document;
  return { ...copy, info: { ...copy.info, description: introduction(copy) } };
}

/** A section of the introduction that explains the code samples. */
const ABOUT_SAMPLES = `## Samples

Each case has samples with curl, Python (\`requests\`), Go and Java 17. A successful case also has one with
\`forge-contract-client\`. Samples read the environment:
\`FORGE\`, the address of a deployment or of the sandbox (\`http://127.0.0.1:4020\`, which \`forge-contract sandbox\` serves),
and \`TOKEN\`, an access token; for alerts \`ALERT_INTAKE\` and \`KEY\`, address and key of the integration.`;

/** Returns the contract's description, extended with sections about common responses and samples. */
function introduction({ info, 'x-common-responses': common = {} }: Document): string {
  const responses = Object.entries(common).map(
    ([status, { description }]) => `- **${status}:** ${description.replaceAll('\n\n', ' ')}`,
  );
  const section = ['## Common responses', responses.join('\n')];
  return [info.description, ...(responses.length > 0 ? section : []), ABOUT_SAMPLES].join('\n\n');
}

function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (value === null || typeof value !== 'object') return value;
  const node = value as Node;
  const children = Object.fromEntries(
    // Examples are copied unchanged: they are data, and a key in them may look like an extension or a description.
    Object.entries(node).map(([key, child]) => [key, key === 'examples' ? child : readable(child)]),
  );
  const lines = 'operationId' in node ? operationLines(node) : detailLines(node);
  if (lines.length === 0) return children;
  return { ...children, description: [node.description, ...lines].filter(Boolean).join('\n\n') };
}

function operationLines(node: Node): string[] {
  return [operationFacts(node as unknown as Operation)];
}

/** Lists the facts about an operation: its callers, its availability, and its undocumented points. */
export function operationFacts(operation: Operation): string {
  const facts = [
    ['Not part of the contract', addedBy(operation['x-extension'])],
    ['Authentication', authentication(operation.security)],
    ['Roles', list(operation['x-roles'], 'or')],
    ['Permission', permissions(operation['x-permission'])],
    ['Tier', list(operation['x-tier'], 'and')],
    ['Offering', list(operation['x-offering'], 'and')],
    ['Feature flag', featureFlag(operation['x-feature-flag'])],
    ['Rate limit', rateLimit(operation['x-rate-limit'])],
    ['Largest request', largestRequest(operation['x-largest-request'])],
    ['Since', operation['x-since']],
    ['Pagination', pagination(operation['x-paginated'])],
    ['Undone by', undoneBy(operation['x-undo'])],
    ['Irreversible', operation['x-irreversible']],
    ['Not documented', sentences(operation['x-not-documented'])],
  ];
  return facts
    .filter(([, fact]) => fact)
    .map(([name, fact]) => `- **${name}:** ${fact}`)
    .join('\n');
}

/** Lists the facts about a parameter, a header, a response, a schema or a field. */
function detailLines(node: Node): string[] {
  const facts = [
    ['Tier', list(node['x-tier'], 'and')],
    ['Offering', list(node['x-offering'], 'and')],
    ['Roles', list(node['x-roles'], 'or')],
    ['Feature flag', featureFlag(node['x-feature-flag'])],
    ['Since release', node['x-since']],
    ['Values seen', list(codes(node['x-extensible-enum']), 'and')],
    ['Names of the values', list(valueNames(node), 'and')],
    ['Usually sent', customary(node['x-customary'])],
    ['Relation', relation(node['x-relation'])],
    ['JSON only', node['x-json-only']],
    ['Form', node['x-form-first'] && 'the documents ask for one.'],
    ['Not documented', sentences(node['x-not-documented'])],
  ];
  return facts.filter(([, fact]) => fact).map(([name, fact]) => `_${name}:_ ${fact}`);
}

function addedBy(extension: string | undefined): string | undefined {
  return extension && `${extension.replaceAll(/[\\`*_[\]<>&]/g, '\\$&')} adds the operation.`;
}

function undoneBy(undo: Operation['x-undo']): string | undefined {
  return undo && `[\`${undo.operation}\`](#${undo.operation})`;
}

function authentication(security: Record<string, string[]>[]): string {
  if (security.length === 0) return 'not needed';
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'optional; required for non-public resources'
    : 'required';
}

function list(values: unknown, conjunction: string): string | undefined {
  return Array.isArray(values)
    ? new Intl.ListFormat('en', {
        type: conjunction === 'or' ? 'disjunction' : 'conjunction',
      }).format(values.map((value) => String(value).replaceAll('-', ' ')))
    : undefined;
}

function codes(values: unknown): string[] | undefined {
  return Array.isArray(values) ? values.map((value) => `\`${value}\``) : undefined;
}

/** Returns the values of an enum with their names: `30` Developer. */
function valueNames(node: Node): string[] | undefined {
  const names = node['x-enum-varnames'] as string[] | undefined;
  const values = (node.enum ?? node['x-extensible-enum']) as unknown[];
  return names?.map((name, index) => `\`${values[index]}\` ${name}`);
}

function customary(fields: unknown): string | undefined {
  if (!fields) return undefined;
  return typeof fields === 'string'
    ? `the fields of ${fields}.`
    : `${list(codes(Object.keys(fields)), 'and')}.`;
}

function relation(value: unknown): string | undefined {
  return value ? `the value must ${sayingOf(value)}.` : undefined;
}

function sentences(values: unknown): string | undefined {
  return Array.isArray(values) ? values.join(' ') : undefined;
}

/** Texts that follow the name of a permission, by its kind. A plain permission has no such text. */
const PERMISSION_KINDS: Record<string, string> = {
  'custom-role': '(custom role)',
  'token-scope': '(token scope)',
};

function permissions(values: unknown): string | undefined {
  if (!Array.isArray(values)) return undefined;
  return list(
    values.map(({ name, kind, required }) =>
      [`\`${name}\``, PERMISSION_KINDS[kind as string], required && 'needed']
        .filter(Boolean)
        .join(' '),
    ),
    'or',
  );
}

function featureFlag(flag: unknown): string | undefined {
  if (!flag) return undefined;
  const {
    name,
    default: on,
    effect,
  } = flag as { name: string; default?: boolean; effect?: string };
  const state = on === undefined ? '' : `, ${on ? 'on' : 'off'} by default`;
  return `\`${name}\`${state}${effect ? `: ${effect}` : ''}`;
}

const PAGINATION_MODES = {
  offset: 'by offset',
  keyset: 'by keyset',
  both: 'by offset or by keyset',
};

function pagination(paginated: Paginated | undefined): string | undefined {
  if (!paginated) return undefined;
  const { mode, totals = true } = typeof paginated === 'string' ? { mode: paginated } : paginated;
  return `${PAGINATION_MODES[mode]}${totals ? '' : ', without totals'}`;
}

function rateLimit(limit: RateLimit | undefined): string | undefined {
  if (!limit) return undefined;
  const { requests, period, scope, offering, setting, since } = limit;
  const { 'larger-than': larger, 'counted-with': other } = limit;
  return [
    `${requests} requests per ${period}`,
    scope && `for each ${scope}`,
    larger && `if the ${larger.what} is larger than ${larger.megabytes} MB`,
    offering && `on the ${list(offering, 'or')} offering`,
    other && `together with \`${other}\``,
    setting && `unless the application setting \`${setting}\` changes it`,
    since && `(since release ${since})`,
  ]
    .filter(Boolean)
    .join(' ');
}

function largestRequest(limit: Operation['x-largest-request']): string | undefined {
  return limit && `${limit.megabytes} MB${limit.since ? ` (since release ${limit.since})` : ''}`;
}
