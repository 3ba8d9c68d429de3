/** Code samples for the reference, made from the cases: the same request with curl and with the client. */

import { callFact } from '../../contract/callFact.ts';
import type { Case, JsonValue } from '../../contract/case.ts';
import { type Contract, type ContractOperation, operationsById } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import type { Document } from '../../contract/openapi.ts';
import { credential } from '../../wire/credential.ts';
import { curlCommand } from '../../wire/curlCommand.ts';
import { isJson } from '../../wire/mediaType.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import type { CodeSample } from './page/pageData.ts';

/**
 * The samples of each case by its id: all with curl, and those that succeed with the client, which for the others
 * throws an error, and does not take many of them.
 */
export function codeSamples({
  document,
  cases,
}: Pick<Contract, 'document' | 'cases'>): Map<string, CodeSample[]> {
  const operations = operationsById(document);
  return new Map(
    cases.map((documented) => {
      const operation = operations.get(documented.operation)!;
      const prelude = operation.path === undefined ? ALERTS_PRELUDE : PRELUDE;
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
  const address = hasPath ? STAND_IN + BASE_PATH : STAND_IN;
  const headers = as === 'anonymous' ? {} : credential({ document }, operation, SECRET, scheme);
  const command = curlCommand(wireRequest(operation, request, address, headers), {
    layout: 'sample',
    variables: hasPath
      ? { FORGE: STAND_IN, TOKEN: SECRET }
      : { ALERT_INTAKE: STAND_IN, KEY: SECRET },
  });
  // Bytes are not for a terminal.
  return response.bodyBase64 === undefined ? command : `${command} \\\n  --output answer.bin`;
}

/** Stand where the reader's own deployment and token do; no sample shows them. */
const STAND_IN = 'http://forge';
const SECRET = 'secret-of-the-reader';

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
    contentType === undefined || isJson(contentType) === (callFact(operation) !== 'form');
  const options = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    ...(!isDefault && { headers: { 'Content-Type': contentType } }),
  };
  const hasOptions = Object.keys(options).length > 0;
  return `forge.call('${operation.id}'${hasOptions ? `, ${literal(options)}` : ''})`;
}

function alertsCall({ request: { body }, scheme }: Case): string {
  const basic = scheme === 'integrationKeyAsPassword';
  const options = literal({ ...(basic && { scheme: 'basic' }), payload: body! });
  return `sendAlerts(${options.replace('{', '{\n  url,\n  key,')})`;
}

/** A name of a case as a variable: `first-page` → `firstPage`. */
function variable(name: string): string {
  const camelCase = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return RESERVED.has(camelCase) ? `${camelCase}Result` : camelCase;
}

/** Words of the language that a case may be called. */
const RESERVED = new Set(['default', 'delete', 'import', 'new', 'private', 'protected', 'public']);

/** The longest line of a sample, in characters, before an object is spread over several. */
const MAX_LINE = 72;

/** A value as TypeScript, as a person would write it. */
function literal(value: JsonValue, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}  `;
  const items = (inner: string) =>
    Array.isArray(value)
      ? value.map((item) => literal(item, inner))
      : Object.entries(value).map(([key, item]) => `${property(key)}: ${literal(item, inner)}`);
  const short = items(indent).join(', ');
  if (short === '') return open + close;
  const padding = Array.isArray(value) ? '' : ' ';
  const line = open + padding + short + padding + close;
  return indent !== '' && !line.includes('\n') && indent.length + line.length <= MAX_LINE
    ? line
    : `${open}\n${items(deeper)
        .map((item) => `${deeper}${item},\n`)
        .join('')}${indent}${close}`;
}

function property(key: string): string {
  return /^[\w$]+$/.test(key) ? key : `'${key}'`;
}
