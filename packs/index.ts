/** Packs: extensions of the contract that the project publishes, with handlers for the sandbox. */
import { type Contract, listOperations } from '../contract/contract.ts';
import { addPacks, namePacks, packFile, type WithPacks } from '../contract/extensions/packs.ts';
import type { Document } from '../contract/openapi.ts';
import type { InnerRequest, OwnHandlers, OwnRequest } from '../sandbox/for-packs/index.ts';
import { readPreparedDocument } from '../sandbox/index.ts';
import type { PackHandler, PackRequest, Presenters } from './pack.ts';
import { PACKS } from './packs.ts';
import { performDeclared } from './resources/performDeclared.ts';

/** The packs that a sandbox has unless it is told otherwise. */
const DEFAULT_PACKS = ['everyday'];

/** The choice of operations that a sandbox has beside those of the contract. */
export interface SandboxContractOptions {
  /** The names of packs. Default: `everyday`; none for a strict sandbox, or with `extend`. */
  packs?: string[] | undefined;
  /** The paths of other extensions. Default: none. */
  extend?: string[] | undefined;
  strict?: boolean | undefined;
}

/** The contract of a sandbox with packs, and the functions that perform their operations. */
export interface SandboxContract {
  contract: WithPacks;
  handlers: OwnHandlers;
  /** The names of the packs. */
  packs: string[];
}

/**
 * Reads the contract of a sandbox. With operations of others, it reads their validators, too.
 * @throws a UsageError for a pack that does not exist, and for an extension that does not fit
 */
export async function readSandboxContract({
  strict = false,
  extend = [],
  packs = strict || extend.length > 0 ? [] : DEFAULT_PACKS,
}: SandboxContractOptions): Promise<SandboxContract> {
  const contract =
    extend.length > 0
      ? await readExtended([...packs.map(packFile), ...extend])
      : await addPacks(await readPreparedDocument(), packs);
  const handlers: OwnHandlers = {};
  // A bundle in `extend` may contain a pack.
  const present = namePacks(contract);
  for (const name of present) Object.assign(handlers, await packHandlers(contract.document, name));
  return { contract, handlers, packs: present };
}

async function readExtended(extend: string[]): Promise<Contract> {
  const { readContractWith } = await import('../contract/deviations/readContractWith.ts');
  return readContractWith({ extend });
}

/** Returns the handlers of a pack: those of declared resources, and those written by hand. */
export async function packHandlers(document: Document, name: string): Promise<OwnHandlers> {
  const areas = (await PACKS[name]?.()) ?? [];
  const presenters: Presenters = Object.assign({}, ...areas.map((area) => area.presenters));
  const declared = new Map(
    listOperations(document).flatMap(({ id, definition }) => {
      const resource = definition['x-resource'];
      return resource
        ? [[id, (request: PackRequest) => performDeclared(request, resource, presenters)] as const]
        : [];
    }),
  );
  const written: Record<string, PackHandler> = Object.assign(
    {},
    ...areas.map((area) => area.handlers),
  );
  const all = { ...Object.fromEntries(declared), ...written };
  return Object.fromEntries(
    Object.entries(all).map(([id, handler]) => [
      id,
      (request: OwnRequest) => handler(withPerform(request as InnerRequest, declared)),
    ]),
  ) as OwnHandlers;
}

/** Adds the function that performs another operation of a declared resource with the same request. */
function withPerform(request: InnerRequest, declared: Map<string, PackHandler>): PackRequest {
  const perform: PackRequest['perform'] = (operationId, { path, body }) => {
    const handler = declared.get(operationId);
    if (!handler) throw new Error(`${operationId} is no operation of a declared resource`);
    const changes = { path: { ...request.path, ...path }, ...(body && { body }) };
    return handler(Object.assign(Object.create(request), changes, { perform }));
  };
  // The project of a request is a getter, which throws for another path. So the request is not copied.
  return Object.assign(Object.create(request), { perform });
}
