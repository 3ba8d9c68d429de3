/**
 * Reads the built contract in `generated/` for the mock, the sandbox, the conformance suite and other tools. This
 * module never reads the source in `openapi/`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Case } from './case.ts';
import type { ContractOperation } from './contractOperation.ts';
import type { Change } from './deviations/overlay.ts';
import type { Extension } from './extensions/extension.ts';
import type { Document } from './openapi.ts';
import { METHODS } from './openapi.ts';
import { pointerTo } from './pointer.ts';
import type { Statement } from './statement.ts';
import type { TheirDocument } from './theirDocument.ts';
import type { Workflow } from './workflows/workflow.ts';
import type { World } from './world/knownValues.ts';

export { type ContractOperation, hasPath, type PathOperation } from './contractOperation.ts';

/** A JSON Schema that ajv has compiled. After a call that returns false, `errors` holds the reasons. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

export interface Contract {
  document: Document;
  /** The operations by operationId, in the order of the bundle. */
  operations: Map<string, ContractOperation>;
  cases: Case[];
  workflows: Workflow[];
  /** The statements of the API documentation about the behaviour of a server. */
  statements: Statement[];
  /** The compiled validators, by the JSON pointer of their schema in the bundle. */
  validators: Record<string, Validator>;
  /** The example world (openapi/world). Undefined if the build has no example world. */
  world?: World;
  /**
   * The deviations of a deployment, which are already applied to the other fields. Undefined without a deviations
   * file.
   */
  deviations?: Deviations;
  /** The operations of others that have been added, by file. Undefined if all operations are the contract's own. */
  extensions?: Extension[];
  /**
   * Present if this is an OpenAPI document of others in place of the contract. Then only rules of OpenAPI and HTTP apply,
   * and not those that the API documentation has for all operations.
   */
  theirs?: TheirDocument;
}

/** A deviations file whose actions have been applied to the contract. */
export interface Deviations {
  /** The path of the deviations file. */
  file: string;
  title: string;
  version: string;
  /** The applied actions, in the order of the deviations file. */
  actions: AppliedAction[];
  /** The contract before the deviations were applied. */
  base: Contract;
}

/** One action of a deviations file, and the changes that it made to the contract. */
export interface AppliedAction {
  /** A JSONPath into the bundle: the parts that the action changes. */
  target: string;
  /** The reason for the action. */
  description: string;
  /** The person who accepted the deviation. Without this field, the action is a proposal. */
  accepted?: string;
  /** The last day on which the deviation is tolerated. */
  expires?: string;
  /** Whether the `expires` day is over. An expired action changes nothing. */
  isExpired: boolean;
  /** The changes that the action made to the bundle. */
  changes: Change[];
}

/** The folder that `npm run build` writes to. */
export const GENERATED_DIR = join(import.meta.dirname, '..', 'generated');

/**
 * Reads the built contract.
 * @throws an Error that asks for `npm run build` when a file is missing
 */
export function readContract(dir = GENERATED_DIR): Promise<Contract> {
  return whenBuilt(dir, async () => {
    const [document, cases, validators, workflows, statements, kinds, world] = await Promise.all([
      read<Document>(join(dir, 'openapi.json')),
      read<Case[]>(join(dir, 'cases.json')),
      import(pathToFileURL(join(dir, 'validators.js')).href),
      readOptional<Workflow[]>(join(dir, 'workflows.json')),
      readOptional<Statement[]>(join(dir, 'statements.json')),
      readOptional<World['kinds']>(join(dir, 'fixtures.json')),
      readOptional<Omit<World, 'kinds'>>(join(dir, 'world.json')),
    ]);
    return {
      ...createContract(document, cases, validators.default),
      ...(workflows && { workflows }),
      ...(statements && { statements }),
      ...(kinds && world && { world: { ...world, kinds } }),
    };
  });
}

/**
 * Reads only the OpenAPI document of the built contract.
 * @throws an Error that asks for `npm run build` when the document is missing
 */
export function readDocument(dir = GENERATED_DIR): Promise<Document> {
  return whenBuilt(dir, () => read(join(dir, 'openapi.json')));
}

async function whenBuilt<T>(dir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND')
      throw new Error(`The contract is not built: ${dir} is incomplete. Run: npm run build`, {
        cause: error,
      });
    throw error;
  }
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function readOptional<T>(file: string): Promise<T | undefined> {
  return existsSync(file) ? read<T>(file) : undefined;
}

/** Creates a `Contract` object from its parts. */
export function createContract(
  document: Document,
  cases: Case[],
  validators: Record<string, Validator>,
): Contract {
  return {
    document,
    operations: operationsById(document),
    cases,
    workflows: [],
    statements: [],
    validators,
  };
}

/** Returns the operations of an OpenAPI document, in the order of the document. */
export function listOperations(
  document: Pick<Document, 'paths' | 'webhooks'>,
): ContractOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries(document[section] ?? {}).flatMap(([key, item]) =>
      METHODS.flatMap((method): ContractOperation[] => {
        const definition = item[method];
        if (!definition) return [];
        const path = section === 'paths' ? key : undefined;
        const pointer = pointerTo(section, key, method);
        return [{ id: definition.operationId, method, path, pointer, definition }];
      }),
    ),
  );
}

/** Returns the operations of an OpenAPI document by operationId, in the order of the document. */
export function operationsById(
  document: Pick<Document, 'paths' | 'webhooks'>,
): Map<string, ContractOperation> {
  return new Map(listOperations(document).map((operation) => [operation.id, operation]));
}

/** Returns an operation by its ID. @throws an Error if the contract does not have it */
export function getOperation(
  { operations }: Pick<Contract, 'operations'>,
  id: string,
): ContractOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Returns the method and path of an operation: `GET /projects/{id}/repository/tags`. */
export function formatEndpoint({ method, path }: ContractOperation): string {
  return `${method.toUpperCase()} ${path ?? '(an address of its own)'}`;
}

/**
 * Returns true if an operation changes nothing. Then its requests can be repeated safely, even on a deployment in
 * use.
 */
export function changesNothing({
  method,
  definition,
}: Pick<ContractOperation, 'method' | 'definition'>): boolean {
  return definition['x-read-only'] ?? method === 'get';
}

/**
 * Returns the name of a sent query parameter that starts work on the server, although its operation only reads:
 * `x-read-only: false` marks it. Undefined without one.
 * @param sent the names of the sent query parameters
 */
export function findWorkingParameter(
  { definition }: Pick<ContractOperation, 'definition'>,
  sent: string[],
): string | undefined {
  return definition.parameters?.find(
    (one) => one.in === 'query' && one['x-read-only'] === false && sent.includes(one.name),
  )?.name;
}

/** Returns the success statuses that an operation documents, in ascending order. */
export function successStatuses({ definition }: Pick<ContractOperation, 'definition'>): number[] {
  return Object.keys(definition.responses)
    .map(Number)
    .filter((status) => status < 300);
}
