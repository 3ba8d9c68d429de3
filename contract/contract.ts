/**
 * Reads the built contract for the mock, the sandbox, the conformance suite and all other users of `generated/`. Nothing
 * here reads `openapi/`.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Case } from './case.ts';
import type { ContractOperation } from './contractOperation.ts';
import type { Change } from './deviations/overlay.ts';
import type { Document } from './openapi.ts';
import { METHODS } from './openapi.ts';
import { pointerTo } from './pointer.ts';
import type { Statement } from './statement.ts';
import type { Workflow } from './workflows/workflow.ts';
import type { World } from './world/knownValues.ts';

export type { ContractOperation } from './contractOperation.ts';

/** A JSON Schema that ajv has compiled. `errors` has the findings of the last call. */
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
  /** By operationId, in the order of the bundle. */
  operations: Map<string, ContractOperation>;
  cases: Case[];
  workflows: Workflow[];
  /** The statements of the API documentation about the behaviour of a server. */
  statements: Statement[];
  /** By JSON pointer into the bundle. */
  validators: Record<string, Validator>;
  /** The example world. Undefined if the build has none. */
  world?: World;
  /** The differences of a deployment, which the other fields contain. Undefined for the contract itself. */
  deviations?: Deviations;
}

/** A deviations file that is in force. */
export interface Deviations {
  /** The path of the file. */
  file: string;
  title: string;
  version: string;
  /** The applied actions, in the order of the deviations file. */
  actions: AppliedAction[];
  /** The contract without the deviations. */
  base: Contract;
}

/** One difference in a deviations file, and its changes of the contract. */
export interface AppliedAction {
  /** JSONPath into the bundle. */
  target: string;
  /** The reason for it. */
  description: string;
  /** The person who accepted it. Absent: it is a proposal. */
  accepted?: string;
  /** The last day on which it is tolerated. */
  expires?: string;
  /** Whether that day is over. An expired action changes nothing. */
  isExpired: boolean;
  /** Its changes of the bundle. */
  changes: Change[];
}

/** The folder that `npm run build` writes to. */
export const GENERATED_DIR = join(import.meta.dirname, '..', 'generated');

/**
 * Reads the built contract.
 * @throws an Error that says to build first, when a file is missing.
 */
export function readContract(dir = GENERATED_DIR): Promise<Contract> {
  return whenBuilt(dir, async () => {
    const [document, cases, validators, workflows, statements, kinds, world] = await Promise.all([
      read<Document>(join(dir, 'openapi.json')),
      read<Case[]>(join(dir, 'cases.json')),
      import(pathToFileURL(join(dir, 'validators.js')).href) as Promise<{
        default: Record<string, Validator>;
      }>,
      readOptional<Workflow[]>(join(dir, 'workflows.json')),
      readOptional<Statement[]>(join(dir, 'statements.json')),
      readOptional<World['kinds']>(join(dir, 'fixtures.json')),
      readOptional<Omit<World, 'kinds'>>(join(dir, 'world.json')),
    ]);
    return {
      ...contractOf(document, cases, validators.default),
      ...(workflows && { workflows }),
      ...(statements && { statements }),
      ...(kinds && world && { world: { ...world, kinds } }),
    };
  });
}

/**
 * Reads the OpenAPI document of the built contract, and nothing else.
 * @throws an Error that says to build first, when the document is missing.
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

/** Creates a contract from its parts. */
export function contractOf(
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

/** The operations of an OpenAPI document, in its order. */
export function operationsOf(document: Pick<Document, 'paths' | 'webhooks'>): ContractOperation[] {
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

/** The operations of an OpenAPI document by operationId, in its order. */
export function operationsById(
  document: Pick<Document, 'paths' | 'webhooks'>,
): Map<string, ContractOperation> {
  return new Map(operationsOf(document).map((operation) => [operation.id, operation]));
}

/** The method and path of an operation: `GET /projects/{id}/repository/tags`. */
export function endpointOf({ method, path }: ContractOperation): string {
  return `${method.toUpperCase()} ${path ?? '(an address of its own)'}`;
}

/** Returns true if an operation changes nothing. Then its requests may be repeated, also on a deployment in use. */
export function changesNothing({
  method,
  definition,
}: Pick<ContractOperation, 'method' | 'definition'>): boolean {
  return method === 'get' || definition['x-read-only'] === true;
}

/** The statuses of success that an operation documents, the lowest first. */
export function successStatuses({ definition }: Pick<ContractOperation, 'definition'>): number[] {
  return Object.keys(definition.responses)
    .map(Number)
    .filter((status) => status < 300);
}
