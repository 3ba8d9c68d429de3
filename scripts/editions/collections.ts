/** Writes the plain case of each operation as a collection of requests, for clients with a window. */
import { createHash } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { findArea } from '../../contract/findArea.ts';
import { credential } from '../../wire/credential.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { callerText } from '../reference/callerText.ts';
import { pageData } from '../reference/pageData.ts';

/** A request with the variables `{{forge}}`, an address, and `{{token}}`. */
interface CollectionRequest {
  id: string;
  title: string;
  area: string;
  /** Who calls: `as developer`. */
  caller: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** The address and a token of the sandbox, which a reader replaces. */
const VARIABLES = { forge: 'http://127.0.0.1:4020', token: 'sandbox-token-of-dana' };
const PLACEHOLDER = 'http://forge';

/** Writes a file for the HTTP clients of JetBrains and of Visual Studio Code. */
export function httpFile(contract: Contract): string {
  const variables = Object.entries(VARIABLES).map(([name, value]) => `@${name} = ${value}`);
  const requests = listRequests(contract).map(({ id, title, caller, method, url, headers, body }) =>
    [
      `### ${title}, ${caller}`,
      `# @name ${id}`,
      `${method} ${url}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : ['', body]),
    ].join('\n'),
  );
  const mark = '# Written by `forge-contract bundle`. Changes here are lost.';
  return `${[mark, variables.join('\n'), ...requests].join('\n\n')}\n`;
}

/** Writes a collection that Bruno imports, with a folder for each area. */
export function brunoCollection(contract: Contract): string {
  const requests = listRequests(contract);
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
      .map(({ id, title, caller, method, url, headers, body }, index) => ({
        uid: idFor('request', id),
        type: 'http-request',
        name: id,
        seq: index + 1,
        request: {
          url,
          method,
          headers: headers.map(([name, value]) => entry(id, name, value)),
          params: [],
          body: body === undefined ? { mode: 'none' } : { mode: 'json', json: body },
          auth: { mode: 'none' },
          docs: `${title}, ${caller}.`,
        },
      })),
  }));
  const variables = Object.entries(VARIABLES).map(([name, value]) => ({
    ...entry('variable', name, value),
    type: 'text',
    secret: false,
  }));
  const environment = { uid: idFor('environment'), name: 'sandbox', variables };
  const { title } = contract.document.info;
  const collection = {
    uid: idFor('collection'),
    version: '1',
    name: title,
    items,
    environments: [environment],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** Returns the plain case of each operation with a path. */
function listRequests(contract: Contract): CollectionRequest[] {
  const { operations } = pageData({ ...contract, guides: [] });
  return operations.flatMap(({ id, path, cases: [shown] }): CollectionRequest[] => {
    const operation = contract.operations.get(id)!;
    const plain = contract.cases.find((one) => one.operation === id && one.name === shown?.name);
    if (path === undefined || !plain) return [];
    const token = plain.as === 'anonymous' ? {} : credential(contract, operation, '{{token}}');
    const base = PLACEHOLDER + findBasePath(contract.document);
    const { method, path: address, headers } = wireRequest(operation, plain.request, base, token);
    const { 'Content-Length': _, ...sent } = headers;
    const { body } = shown!.request;
    return [
      {
        id,
        title: operation.definition.summary,
        area: findArea(contract, id) ?? '',
        caller: `called ${callerText(plain.as)}`,
        method,
        url: `{{forge}}${address}`,
        headers: Object.entries(sent),
        ...(body !== undefined && { body }),
      },
    ];
  });
}

/** Returns an ID as Bruno wants it, 21 letters and digits, which is the same in each build. */
function idFor(...path: string[]): string {
  return createHash('sha256').update(path.join('/')).digest('hex').slice(0, 21);
}
