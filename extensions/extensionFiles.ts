import { type Contract, type ContractOperation, listOperations } from '../contract/contract.ts';
import { extensionOperations, ownPart } from '../contract/extensions/ownPart.ts';
import { generateTypes } from '../contract/generateTypes.ts';
import { injectCases } from '../contract/injectCases.ts';
import { literalPaths } from '../contract/literalPaths.ts';
import type { Document } from '../contract/openapi.ts';
import { sampleCases } from '../mock/index.ts';
import { callFacts } from '../wire/callFacts.ts';
import { listResponses } from '../wire/documented/listResponses.ts';

/** A file beside the contract's own, with its name. */
export interface ExtensionFile {
  name: 'openapi.json' | 'types.ts' | 'client.ts' | 'msw.ts';
  text: string;
}

/**
 * Returns the files of an extended contract: the bundle, and the types, the client and the handlers for msw of the
 * extensions.
 * @throws a UsageError if openapi-typescript or TypeScript is missing, which the types need
 */
export async function extensionFiles(contract: Contract): Promise<ExtensionFile[]> {
  const { extensions = [] } = contract;
  const own = extensionOperations(contract.document);
  const title = extensions
    .map(({ title, version }) => `${title} ${version}`)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
  const banner = `// Written by \`forge-contract extend\` for ${title}. Changes here are lost.\n\n`;
  return [
    { name: 'openapi.json', text: `${JSON.stringify(writeBundle(contract), null, 2)}\n` },
    { name: 'types.ts', text: banner + (await generateTypes(ownPart(contract.document, own))) },
    { name: 'client.ts', text: banner + clientText(contract, own) },
    { name: 'msw.ts', text: banner + (await mswText(contract, own)) },
  ];
}

/** Returns the bundle with the cases of the extensions as examples. Those of the contract have their examples already. */
function writeBundle({ document, cases, operations }: Contract): Document {
  const bundle = structuredClone(document);
  injectCases(
    bundle,
    cases.filter(
      ({ operation, derived }) =>
        !derived && operations.get(operation)?.definition['x-extension'] !== undefined,
    ),
  );
  return bundle;
}

function clientText({ document }: Contract, own: ContractOperation[]): string {
  const table = own.map((operation) => {
    const { id, method, path } = operation;
    return `  ${id}: ${JSON.stringify([method, path, ...callFacts(operation)])},`;
  });
  const literals = literalPaths(listOperations(document)).map(
    (place) => `  ${JSON.stringify(place)},`,
  );
  return `import {
  type ContractOperations,
  createForgeClient as createClient,
  type ForgeClient,
  type ForgeClientOptions,
  type IsRefusal,
  isRefusal as isRefusalOfContract,
  type RequestOf as RequestIn,
  type ResponseBody as ResponseBodyIn,
} from 'forge-contract-client';
import type { paths as ContractPaths } from 'forge-contract-client/types';
import type { paths as OwnPaths } from './types.js';

/** The types of all operations by path: those of the contract, and your own. */
export interface paths extends Omit<ContractPaths, keyof OwnPaths>, OwnPaths {}

const own = {
${table.join('\n')}
} as const;

/** All operations by operationId: those of the contract, and your own. */
export type Operations = ContractOperations & typeof own;

const literalPaths = [
${literals.join('\n')}
];

/**
 * Creates a client that knows the operations of the contract and your own.
 * For a deployment with deviations, pass the types that \`forge-contract types --deviations FILE --extend FILE\` writes.
 */
export function createForgeClient<Paths extends { [Path in keyof paths]: object } = paths>(
  options: ForgeClientOptions,
): ForgeClient<Paths, Operations> {
  return createClient<Paths, Operations>({
    ...options,
    extension: { operations: own, literalPaths },
  });
}

/** Returns true if the service has refused a call of this operation with this status, and types \`error.body\`. */
export const isRefusal: IsRefusal<paths, Operations> = isRefusalOfContract as IsRefusal<paths, Operations>;

/** The names of all operations. */
export type OperationId = keyof Operations;

/** The arguments of a call, for wrappers. */
export type RequestOf<Id extends OperationId> = RequestIn<Id, paths, Operations>;

/** The body of a successful response. */
export type ResponseBody<Id extends OperationId> = ResponseBodyIn<Id, paths, Operations>;
`;
}

async function mswText(contract: Contract, own: ContractOperation[]): Promise<string> {
  const cases = [...contract.cases, ...(await sampleCases(contract))];
  const all = listResponses(contract.document, cases);
  const types = own.map(({ id }) => {
    const statuses = Object.entries(all[id]!.cases).map(
      ([name, { status }]) => `${JSON.stringify(name)}: { status: ${status} }`,
    );
    return `  ${id}: { cases: { ${statuses.join('; ')} } };`;
  });
  const responses = Object.fromEntries(own.map(({ id }) => [id, all[id]]));
  return `import {
  createHandlersWith,
  type Handlers as HandlersIn,
  type HandlersOptions,
} from 'forge-contract-client/msw';
import type { HttpHandler } from 'msw';
import type { operations } from './types.js';

/** The names and statuses of the cases of your operations. */
interface Own {
${types.join('\n')}
}

const responses = ${JSON.stringify(responses, null, 2)};

/** The functions that create handlers, by operationId: for the operations of the contract, and for your own. */
export type Handlers = HandlersIn & HandlersIn<Own, operations>;

/** Creates handlers for the operations of the contract and for your own. */
export function createHandlers(options: HandlersOptions = {}): Handlers {
  return createHandlersWith<Own, operations>(responses as unknown as Own, options);
}

/** Functions that create handlers, by operationId. The handlers respond at any host. */
export const handlers: Handlers = createHandlers();

/** Creates a handler for each operation, which sends the response of the case that fits the request. */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators = Object.values(createHandlers(options)) as (() => HttpHandler)[];
  return creators.map((createHandler) => createHandler());
}
`;
}
