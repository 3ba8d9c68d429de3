/** Writes the plain case of each operation as a collection of requests, for clients with a window. */
import { createHash } from 'node:crypto';
import type { Case, CaseRequest, JsonValue } from '../../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { findArea } from '../../contract/findArea.ts';
import { ANONYMOUS, ANY_USER, findUsualRole } from '../../contract/roles.ts';
import { credential } from '../../wire/credential.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { operationFacts } from '../extensionFacts.ts';
import { callerText } from '../reference/callerText.ts';
import { pageData } from '../reference/pageData.ts';

/**
 * The roles that the sandbox requires for operations for which the contract names none, by operationId. For an
 * operation that is absent, the usual role of the example world calls.
 */
export type CallerRoles = Partial<Record<string, string>>;

/** A request with variables, such as `{{forge}}`. */
interface CollectionRequest {
  id: string;
  title: string;
  area: string;
  /** Who calls: `as developer`. */
  caller: string;
  /** The facts about servers that have the operation: `Offering: hosted`. */
  needs: string[];
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

interface Collection {
  /** The values of the variables in the requests, by name, in the order in which people read them. */
  variables: Record<string, string>;
  /** Requests that only read come first, then changes, deletions, and at last those that cannot be undone. */
  requests: CollectionRequest[];
}

/** The address of a sandbox, which is a server that may be changed. */
const SANDBOX = 'http://127.0.0.1:4020';
const PLACEHOLDER = 'http://forge';

/** The first lines of a collection. Readers need them before they send a request. */
const WARNING = [
  'All values belong to the example world of the sandbox: projects, groups and users of another server have other ones.',
  'UNSAFE VALUES: these clients send a path value as it is. A tag v1#2 reaches the tag v1, and .. reaches the resource above.',
  'Encode each path value: / as %2F, # as %23, ? as %3F, % as %25. Leave none empty, and give neither . nor .. as one.',
  'Values in paths are variables. Bodies have their values in place: read a request before you send it to another server.',
  'Requests that only read use the variable forge. All others create, change and delete: they use forge_to_change.',
  'Let forge_to_change be the address of a sandbox, unless another server may lose what the requests name.',
  'Each address has tokens of its own: those of forge_to_change end in _to_change.',
  'Requests that delete come last, and those that cannot be undone after them.',
];

/**
 * Writes a file for the HTTP clients of JetBrains and of Visual Studio Code.
 * @param callers the roles that the sandbox requires beyond the contract
 */
export function httpFile(contract: Contract, callers: CallerRoles): string {
  const { variables, requests } = readCollection(contract, callers);
  const head = [
    ...WARNING.map((line) => `# ${line}`),
    '# Written by `forge-contract bundle`. Changes here are lost.',
    ...Object.entries(variables).map(([name, value]) => `@${name} = ${value}`),
  ];
  const written = requests.map(({ id, title, caller, needs, method, url, headers, body }) =>
    [
      `### ${title}, ${caller}`,
      ...needs.map((line) => `# ${line}`),
      `# @name ${id}`,
      // A redirect could carry the token to another host.
      '# @no-redirect',
      `${method} ${url}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : ['', body]),
    ].join('\n'),
  );
  return `${[head.join('\n'), ...written].join('\n\n')}\n`;
}

/**
 * Writes a collection that Bruno imports, with a folder for each area.
 * @param callers the roles that the sandbox requires beyond the contract
 */
export function brunoCollection(contract: Contract, callers: CallerRoles): string {
  const { variables, requests } = readCollection(contract, callers);
  const areas = [...new Set(requests.map(({ area }) => area))].sort();
  const entry = (place: string, name: string, value: string) => ({
    uid: idFor(place, name),
    name,
    value,
    enabled: true,
  });
  const items = areas.map((area) => ({
    uid: idFor('folder', area),
    type: 'folder',
    name: area,
    items: requests
      .filter((request) => request.area === area)
      .map(({ id, title, caller, needs, method, url, headers, body }, index) => ({
        uid: idFor('request', id),
        type: 'http-request',
        name: id,
        seq: index + 1,
        settings: { followRedirects: false },
        request: {
          url,
          method,
          headers: headers.map(([name, value]) => entry(id, name, value)),
          params: [],
          body: body === undefined ? { mode: 'none' } : { mode: 'json', json: body },
          auth: { mode: 'none' },
          docs: [`${title}, ${caller}.`, ...needs].join('\n\n'),
        },
      })),
  }));
  const environment = {
    uid: idFor('environment'),
    name: 'sandbox',
    variables: Object.entries(variables).map(([name, value]) => ({
      ...entry('variable', name, value),
      type: 'text',
      secret: false,
    })),
  };
  const { title } = contract.document.info;
  const collection = {
    uid: idFor('collection'),
    version: '1',
    name: title,
    items,
    environments: [environment],
    root: { docs: WARNING.join('\n\n') },
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** Returns the plain case of each operation with a path, and the variables that these cases need. */
function readCollection(contract: Contract, callers: CallerRoles): Collection {
  const { operations } = pageData({ ...contract, guides: [] });
  const variables: Record<string, string> = {};
  const requests = operations.flatMap(({ id, path, cases: [shown] }) => {
    const operation = contract.operations.get(id)!;
    const plain = contract.cases.find((one) => one.operation === id && one.name === shown?.name);
    if (path === undefined || !plain) return [];
    const role = findRole(contract, operation, plain, callers);
    // A real token for reading must not reach the server that may be changed, or the other way round.
    const token = `token_${nameVariable(role)}${changesNothing(operation) ? '' : '_to_change'}`;
    if (role !== ANONYMOUS) variables[token] = findToken(contract, role);
    const { request, values } = withVariables(contract, operation, plain.request);
    Object.assign(variables, values);
    const sent = writeRequest(contract, operation, request, role === ANONYMOUS ? undefined : token);
    const { body } = shown!.request;
    return {
      rank: rankByHarm(operation),
      request: {
        id,
        title: operation.definition.summary,
        area: findArea(contract, id) ?? '',
        caller: `called ${callerText(plain.as, role)}`,
        needs: listNeeds(operation),
        ...sent,
        ...(body !== undefined && { body }),
      },
    };
  });
  const byName = Object.entries(variables).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    variables: { forge: SANDBOX, forge_to_change: SANDBOX, ...Object.fromEntries(byName) },
    requests: requests.sort((one, other) => one.rank - other.rank).map(({ request }) => request),
  };
}

/** Ranks requests by the harm that they do to a server: read, change, delete, change for ever. */
function rankByHarm(operation: ContractOperation): number {
  if (changesNothing(operation)) return 0;
  if (operation.definition['x-irreversible'] !== undefined) return 3;
  return operation.method === 'delete' ? 2 : 1;
}

/** Returns the facts about servers that have an operation: `Offering: hosted`. */
function listNeeds({ definition }: ContractOperation): string[] {
  return operationFacts(definition)
    .filter(([name]) => ['Tier', 'Offering', 'Feature flag'].includes(name))
    .map(([name, text]) => `${name}: ${text}`);
}

/** Returns the role that calls in the sandbox. */
function findRole(
  contract: Contract,
  { id, definition }: ContractOperation,
  { as }: Case,
  callers: CallerRoles,
): string {
  if (as !== ANY_USER) return as;
  return callers[id] ?? definition['x-roles']?.[0] ?? findUsualRole(contract) ?? ANY_USER;
}

/** Returns the token that the sandbox gives to the user with a role in the example world. */
function findToken({ document }: Contract, role: string): string {
  const user = document['x-roles']?.[role]?.user;
  return user === undefined ? `the-token-of-the-${role}` : `sandbox-token-of-${user}`;
}

/** Replaces the values in the path, and those of fixtures in the query, by variables. Returns their values in an address. */
function withVariables(
  { document }: Contract,
  { definition }: ContractOperation,
  request: CaseRequest,
): { request: CaseRequest; values: Record<string, string> } {
  const values: Record<string, string> = {};
  const replace = <Value extends JsonValue>(place: string, given: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const parameter = definition.parameters?.find(
          (one) => one.in === place && one.name === name,
        );
        const keys = [parameter?.['x-fixture'] ?? []].flat();
        const [key = name] = keys;
        if (keys.length === 0 && place !== 'path') return [name, value];
        const known = keys.find(
          (key) => String(document['x-fixtures']?.[key]?.value) === String(value),
        );
        const variable = nameVariable(known ?? `${key}_${value}`);
        values[variable] = encodeURIComponent(String(value));
        return [name, `{{${variable}}}`];
      }),
    );
  return {
    request: {
      ...request,
      path: replace('path', request.path),
      query: replace('query', request.query),
    },
    values,
  };
}

/** Writes the request of a case, with the variable of its server and of its token. */
function writeRequest(
  contract: Contract,
  operation: ContractOperation,
  request: CaseRequest,
  token: string | undefined,
): Pick<CollectionRequest, 'method' | 'url' | 'headers'> {
  const sent = token === undefined ? {} : credential(contract, operation, `{{${token}}}`);
  const base = PLACEHOLDER + findBasePath(contract.document);
  const { method, path, headers } = wireRequest(operation, request, base, sent);
  const { 'Content-Length': _, ...shown } = headers;
  const server = changesNothing(operation) ? '{{forge}}' : '{{forge_to_change}}';
  return {
    method,
    url: server + path.replaceAll(/%7B%7B(\w+)%7D%7D/g, '{{$1}}'),
    headers: Object.entries(shown),
  };
}

/** Returns the name of a variable for a fixture or a role: `project_id` for `project.id`. */
function nameVariable(key: string): string {
  return key.replaceAll(/\W/g, '_');
}

/** Returns an ID as Bruno wants it, 21 letters and digits, which is the same in each build. */
function idFor(...path: string[]): string {
  return createHash('sha256').update(path.join('/')).digest('hex').slice(0, 21);
}
