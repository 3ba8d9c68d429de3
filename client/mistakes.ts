/**
 * Types that replace a wrong name in a call by a text about the mistake. The compiler then shows this text, and not the
 * whole table of operations.
 */
import type { operations as everyday } from '../generated/packs/everyday/operations.ts';

/** The name of an operation. For another text: the names that are like it, or else a text that says so. */
export type CheckedName<Name extends string, Known extends string> = Name extends Known
  ? Name
  : NoInfer<OneOf<Like<Name, Known> | InPack<Name>, `There is no operation ${Name}`>>;

/** The name of a list, or its place. For an operation that is no list, a text that says so. */
export type CheckedList<
  Name extends string,
  Lists extends string,
  Known extends string,
> = Name extends Lists | `GET /${string}`
  ? CheckedPlace<Name, Lists>
  : NoInfer<
      Name extends Known
        ? `${Name} is no list. Use call('${Name}', …).`
        : OneOf<Like<Name, Lists> | InPack<Name>, `There is no list ${Name}`>
    >;

/** A method and path, or the name of an operation. For another text, a text that says what to write. */
export type CheckedPlace<Place extends string, Known extends string> = Place extends Known
  ? Place
  : Place extends `${Methods} /${string}`
    ? Place extends `${infer Method} /api/v4/${infer Path}`
      ? NoInfer<`The client adds /api/v4. Write '${Method} /${Path}'.`>
      : Place
    : NoInfer<Place extends `/${string}` ? `Begin with the method, as in 'GET ${Place}'.` : Known>;

/** A path of the contract. For another text, a text that says so. An unfinished path has all that begin with it. */
export type CheckedPath<Path, Known, Method extends string> = Path extends Known
  ? Path
  : NoInfer<
      Path extends '' | `${string}/`
        ? Extract<Known, `${Path}${string}`>
        : `The contract has no ${Uppercase<Method>} ${Path & string}. Use request('${Uppercase<Method>} …') for it.`
    >;

type Methods = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A text about an operation that the client with the everyday pack has. */
type InPack<Name extends string> = Name extends keyof typeof everyday
  ? `${Name} is in forge-contract-client/everyday`
  : never;

type OneOf<Names, Otherwise> = [Names] extends [never] ? Otherwise : Names;

/** The names that begin with a text, as while it is written, and those with which it begins. */
type Like<Name extends string, Known extends string> = Known extends `${Name}${string}`
  ? Known
  : Name extends `${Known}${string}`
    ? Known
    : never;
