/**
 * Creates code samples for the reference documentation from the requests of the cases: with curl and with our client.
 * `samples/` has the languages whose samples the page itself writes.
 */

import type { Case } from '../../contract/case.ts';
import { type Contract, type ContractOperation, operationsById } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import { namePacks } from '../../contract/extensions/packs.ts';
import type { Document } from '../../contract/openapi.ts';
import { callFacts } from '../../wire/callFacts.ts';
import { credential } from '../../wire/credential.ts';
import { curlCommand } from '../../wire/curlCommand.ts';
import { isJson } from '../../wire/mediaType.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import type { CodeSample } from './page/pageData.ts';
import { type LiteralStyle, literal } from './samples/literal.ts';

/**
 * Returns the samples of each case, by the ID of the case. Only successful cases have a sample with the client. For
 * other cases, the client would throw an error, or its types would refuse the request.
 */
export function codeSamples({
  document,
  cases,
  extensions = [],
}: Pick<Contract, 'document' | 'cases' | 'extensions'>): Map<string, CodeSample[]> {
  const operations = operationsById(document);
  const [pack] = namePacks({ extensions });
  // The client of an extension is in the folder that `forge-contract extend` writes. A pack has a client of its own.
  const client =
    pack && extensions.length === 1 ? `forge-contract-client/${pack}` : './forge/client.ts';
  return new Map(
    cases.map((documented) => {
      const operation = operations.get(documented.operation)!;
      const prelude =
        operation.path === undefined
          ? ALERTS_PRELUDE
          : operation.definition['x-extension'] === undefined
            ? PRELUDE
            : PRELUDE.replace('forge-contract-client', client);
      return [
        documented.id,
        [
          { label: 'curl', source: curlSample(document, operation, documented) },
          ...(documented.response.status < 300
            ? [
                {
                  label: 'TypeScript' as const,
                  source: `${prelude}\n\n${clientCall(operation, documented)}`,
                },
              ]
            : []),
        ],
      ];
    }),
  );
}

function curlSample(document: Document, operation: ContractOperation, documented: Case): string {
  const { as, scheme, request, response } = documented;
  const hasPath = operation.path !== undefined;
  const address = hasPath ? PLACEHOLDER_ADDRESS + findBasePath(document) : PLACEHOLDER_ADDRESS;
  const headers =
    as === 'anonymous' ? {} : credential({ document }, operation, PLACEHOLDER_TOKEN, scheme);
  const command = curlCommand(wireRequest(operation, request, address, headers), {
    layout: 'sample',
    variables: hasPath
      ? { FORGE: PLACEHOLDER_ADDRESS, TOKEN: PLACEHOLDER_TOKEN }
      : { ALERT_INTAKE: PLACEHOLDER_ADDRESS, KEY: PLACEHOLDER_TOKEN },
  });
  // Bytes are written to a file, since they would garble the terminal.
  if (response.bodyBase64 !== undefined) return `${command} \\\n  --output response.bin`;
  // Without a body, only the status shows that the request has succeeded.
  return response.contentType === undefined ? `${command} \\\n  --include` : command;
}

/** Placeholders for the address and the token. In the samples, variables replace them. */
const PLACEHOLDER_ADDRESS = 'http://forge';
const PLACEHOLDER_TOKEN = 'placeholder-token';

const PRELUDE = `import { createForgeClient } from 'forge-contract-client';

const forge = createForgeClient({
  baseUrl: process.env.FORGE!,
  token: process.env.TOKEN!,
});`;

const ALERTS_PRELUDE = `import { sendAlerts } from 'forge-contract-client';

const url = process.env.ALERT_INTAKE!;
const key = process.env.KEY!;`;

function clientCall(operation: ContractOperation, documented: Case): string {
  const call =
    operation.path === undefined ? alertsCall(documented) : namedCall(operation, documented);
  return documented.response.contentType === undefined
    ? `await ${call};`
    : `const ${variable(documented.name)} = await ${call};`;
}

function namedCall(operation: ContractOperation, { request }: Case): string {
  const { path, query, body, contentType } = request;
  const isDefault =
    contentType === undefined || isJson(contentType) === !callFacts(operation).includes('form');
  const options = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    ...(!isDefault && { headers: { 'Content-Type': contentType } }),
  };
  const hasOptions = Object.keys(options).length > 0;
  return `forge.call('${operation.id}'${hasOptions ? `, ${literal(options, TYPESCRIPT, '', true)}` : ''})`;
}

function alertsCall({ request: { body }, scheme }: Case): string {
  const basic = scheme === 'integrationKeyAsPassword';
  const options = literal(
    { ...(basic && { scheme: 'basic' }), payload: body! },
    TYPESCRIPT,
    '',
    true,
  );
  return `sendAlerts(${options.replace('{', '{\n  url,\n  key,')})`;
}

/** Returns the name of a case as a variable name: `first-page` → `firstPage`. */
function variable(name: string): string {
  const camelCase = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return RESERVED.has(camelCase) ? `${camelCase}Result` : camelCase;
}

/** Names of cases that are reserved words in JavaScript. */
const RESERVED = new Set(['default', 'delete', 'import', 'new', 'private', 'protected', 'public']);

const TYPESCRIPT: LiteralStyle = {
  indent: '  ',
  padding: ' ',
  scalar: (value) =>
    typeof value === 'string'
      ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
      : String(value),
  key: (name) => (/^[\w$]+$/.test(name) ? name : `'${name}'`),
};
