/** The facts in `x-` extensions as texts, for readers and programs that know no extensions. */
import type { Operation, Paginated, RateLimit } from '../contract/openapi.ts';
import { sayingOf } from '../judge/index.ts';

type Node = Record<string, unknown> & { description?: string };
/** A fact about a part of the contract: its name, such as `Tier`, and its text. */
export type Fact = [name: string, text: string];

/**
 * Copies a part of the contract, and adds the facts of each node to its description.
 * @param write returns the texts to add, from the facts of an operation or of another node
 */
export function withFacts<T>(
  part: T,
  write: { operation(facts: Fact[]): string[]; detail(facts: Fact[], node: Node): string[] },
): T {
  const readable = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(readable);
    if (value === null || typeof value !== 'object') return value;
    const node = value as Node;
    const children = Object.fromEntries(
      // Examples are copied unchanged: they are data, and a key in them may look like an extension or a description.
      Object.entries(node).map(([key, child]) => [
        key,
        key === 'examples' ? child : readable(child),
      ]),
    );
    const lines =
      'operationId' in node
        ? write.operation(operationFacts(node as unknown as Operation))
        : write.detail(detailFacts(node), node);
    if (lines.length === 0) return children;
    return { ...children, description: [node.description, ...lines].filter(Boolean).join('\n\n') };
  };
  return readable(part) as T;
}

/** Lists the facts about an operation: its callers, its availability, and its undocumented points. */
export function operationFacts(operation: Operation): Fact[] {
  return known([
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
    [OPEN_POINTS, sentences(operation['x-not-documented'])],
  ]);
}

/** Lists the facts about a parameter, a header, a response, a schema or a field. */
function detailFacts(node: Node): Fact[] {
  return known([
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
    [OPEN_POINTS, sentences(node['x-not-documented'])],
  ]);
}

function known(facts: [name: string, text: unknown][]): Fact[] {
  return facts.filter((fact): fact is Fact => typeof fact[1] === 'string' && fact[1] !== '');
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

function customary(fields: unknown): string | undefined {
  if (!fields) return undefined;
  return typeof fields === 'string'
    ? `the fields of ${fields}.`
    : `${list(codes(Object.keys(fields)), 'and')}.`;
}

/** Returns the values of an enum with their names: `30` Developer. */
function valueNames(node: Node): string[] | undefined {
  const names = node['x-enum-varnames'] as string[] | undefined;
  const values = (node.enum ?? node['x-extensible-enum']) as unknown[];
  return names?.map((name, index) => `\`${values[index]}\` ${name}`);
}

function relation(value: unknown): string | undefined {
  return value ? `the value must ${sayingOf(value)}.` : undefined;
}

/** The name of the fact that lists the points which the documents leave open. */
export const OPEN_POINTS = 'Not documented';

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
