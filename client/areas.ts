/**
 * The entry `forge-contract-client/areas`: the operations as methods, grouped by area. `generated/areas` lists them.
 *
 * ```ts
 * import { createForgeClient } from 'forge-contract-client/areas';
 *
 * const forge = createForgeClient({ baseUrl: 'https://forge.example.com', token });
 * const tag = await forge.tags.create({ path: { id: 5 }, body: { tag_name: 'v1', ref: 'main' } });
 * for await (const { name } of forge.tags.list({ path: { id: 5 } })) console.log(name);
 * ```
 */
import * as areas from '../generated/areas.ts';
import type { paths } from '../generated/types.ts';
import type { ForgeClientOptions } from './createFetchClient.ts';
import {
  type CallInit,
  type ContractOperations,
  createForgeClient as createClient,
  type ForgeClient,
  type ItemIn,
  type OperationOf,
  type OperationTable,
  type Pages,
  type ResponseBody,
} from './createForgeClient.ts';
import type { AnyPaths } from './createPathClient.ts';
import type {
  MaybeInit,
  ParseAs,
  Parsed,
  RespondsWithBytes,
  ViewArgument,
} from './responseBody.ts';

export * from '../generated/areas.ts';
export * from './index.ts';

/** The operationIds of an area, by method. A list stands in an array. */
export type AreaNames = Record<string, string | readonly [string]>;

/** The methods of an area. */
export type Area<
  Names,
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> = {
  readonly [Name in keyof Names]: Names[Name] extends readonly [infer Id extends string]
    ? ListMethod<Id, Paths, Table>
    : CallMethod<Names[Name] & string, Paths, Table>;
};

/** A client whose operations are also methods, grouped by area: `forge.tags.create`. */
export type AreaClient<
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
> = ForgeClient<Paths, Table> & {
  readonly [Name in keyof typeof areas]: Area<(typeof areas)[Name], Paths, Table>;
};

/** A list: `await` returns the items of its first page, and `for await` those of all pages. */
export type List<Item> = Promise<Item[]> & Pages<Item>;

type CallMethod<Id extends string, Paths extends AnyPaths, Table extends OperationTable> =
  RespondsWithBytes<OperationOf<Paths, Id, Table>> extends true
    ? <As extends ParseAs = 'stream'>(
        ...init: MaybeInit<CallInit<Id & keyof Table, Paths, undefined, Table> & { parseAs?: As }>
      ) => Promise<Parsed<OperationOf<Paths, Id, Table>, As>>
    : (
        ...init: MaybeInit<CallInit<Id & keyof Table, Paths, undefined, Table>>
      ) => Promise<ResponseBody<Id & keyof Table, Paths, Table>>;

type ListMethod<Id extends string, Paths extends AnyPaths, Table extends OperationTable> =
  ViewArgument<OperationOf<Paths, Id, Table>, string> extends { query?: object }
    ? ViewMethod<Id & keyof Table & string, Paths, Table>
    : (
        ...init: MaybeInit<CallInit<Id & keyof Table, Paths, undefined, Table>>
      ) => List<ItemIn<OperationOf<Paths, Id, Table>, undefined>>;

/** The method of a list whose items have another form with the parameter `view`. */
type ViewMethod<
  Id extends keyof Table & string,
  Paths extends AnyPaths,
  Table extends OperationTable,
> =
  Record<never, never> extends CallInit<Id, Paths, undefined, Table>
    ? <View extends string | undefined = undefined>(
        init?: CallInit<Id, Paths, View, Table>,
      ) => List<ItemIn<OperationOf<Paths, Id, Table>, View>>
    : <View extends string | undefined = undefined>(
        init: CallInit<Id, Paths, View, Table>,
      ) => List<ItemIn<OperationOf<Paths, Id, Table>, View>>;

/**
 * Creates a client as `createForgeClient` of `forge-contract-client` does, with all operations as methods.
 * @throws TypeError if an option cannot be used
 */
export function createForgeClient<
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
>(options: ForgeClientOptions): AreaClient<Paths, Table> {
  const forge = createClient<Paths, Table>(options);
  const bound = Object.entries(areas).map(([name, area]) => [name, bindArea(forge, area)]);
  return Object.assign(forge, Object.fromEntries(bound));
}

/**
 * Returns the methods of one area. A bundle then has no other area.
 *
 * ```ts
 * import { createForgeClient } from 'forge-contract-client';
 * import { bindArea, tags } from 'forge-contract-client/areas';
 *
 * const { create } = bindArea(createForgeClient({ baseUrl, token }), tags);
 * ```
 */
export function bindArea<
  const Names extends AreaNames,
  Paths extends AnyPaths = paths,
  Table extends OperationTable = ContractOperations,
>(forge: ForgeClient<Paths, Table>, names: Names): Area<Names, Paths, Table> {
  // The methods of the client check the names of operations, which are data here.
  const { call, paginate } = forge as unknown as AnyCalls;
  const methods = Object.entries(names).map(([name, id]) => [
    name,
    typeof id === 'string'
      ? (init?: object) => call(id, init)
      : (init?: object) => createList(paginate(id[0], init), () => call(id[0], init)),
  ]);
  return Object.fromEntries(methods);
}

interface AnyCalls {
  call(operation: string, init?: object): Promise<unknown>;
  paginate(operation: string, init?: object): Pages<unknown>;
}

/** Creates a list that sends nothing until a caller waits for it, or loops over it. */
function createList(pages: Pages<unknown>, readPage: () => Promise<unknown>) {
  let sent: Promise<unknown> | undefined;
  const send = () => {
    sent ??= readPage();
    return sent;
  };
  return {
    ...pages,
    [Symbol.toStringTag]: 'List',
    then: (...handlers: Parameters<Promise<unknown>['then']>) => send().then(...handlers),
    catch: (...handlers: Parameters<Promise<unknown>['catch']>) => send().catch(...handlers),
    finally: (...handlers: Parameters<Promise<unknown>['finally']>) => send().finally(...handlers),
  };
}
