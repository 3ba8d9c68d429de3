import type { Case, CaseRequest, JsonValue } from '../../contract/case.ts';
import { writeForm } from '../form.ts';
import { essence } from '../mediaType.ts';

/** A request to compare with the requests of cases. */
export interface ComparedRequest
  extends Pick<CaseRequest, 'path' | 'query' | 'contentType' | 'body'> {
  /** True if the request has a token. */
  signedIn: boolean;
}

/** The part of a case that is compared. */
export type ComparedCase = Pick<Case, 'as'> & { request: Omit<ComparedRequest, 'signedIn'> };

/** Compares requests with the requests of cases. */
export interface CaseComparer {
  /**
   * Returns the case whose request is most similar; undefined without cases. The cases are compared by these criteria
   * in this order. A criterion decides only between cases that are equal in all criteria before it:
   *
   * 1. path: the number of equal values;
   * 2. query, without the parameters that choose a page: two points for each equal pair, minus one point for each pair
   *    of the case. So a case with filters is similar only to a request with these filters;
   * 3. few pairs of the case's query that the request does not have. So a request without `view=simple` gets whole items;
   * 4. body: first, few fields that are in only one of the two bodies; then many fields with equal values;
   * 5. the media type of the body;
   * 6. whether the caller has a token;
   * 7. the parameters that choose a page, with points as in 2;
   * 8. the order of the cases. Successes come first.
   */
  nearest<T extends ComparedCase>(cases: T[], request: ComparedRequest): T | undefined;
  /** Returns true if a request has the path, query and body of a case. */
  isSame(one: ComparedCase, request: ComparedRequest): boolean;
  /** Returns true if a request has the path of a case. */
  isSamePath(one: ComparedCase, request: ComparedRequest): boolean;
  /**
   * Returns true if the requests of two cases have the same path and query, apart from parameters that choose a page.
   */
  isSameList(one: ComparedCase, other: ComparedCase): boolean;
}

/** The parameters that choose a page of a list. */
export const PAGING_PARAMETERS = ['page', 'per_page', 'pagination', 'page_token'];

/**
 * @param canonical returns the ID for each name of a resource: `5` for `acme/rocket`, if project 5 has this path. By
 *   default, values are compared as they are
 */
export function caseComparer(canonical: (value: string) => string = String): CaseComparer {
  // A case never changes, so its encoded pairs are kept for the next comparison.
  const known = new WeakMap<ComparedCase, Facts>();
  const factsOfCase = (one: ComparedCase): Facts => {
    const facts = known.get(one) ?? describeRequest(one.request, one.as !== 'anonymous', canonical);
    known.set(one, facts);
    return facts;
  };

  return {
    nearest(cases, request) {
      const asked = describeRequest(request, request.signedIn, canonical);
      let nearest: { one: (typeof cases)[number]; likeness: number[] } | undefined;
      for (const one of cases) {
        const likeness = compareFacts(factsOfCase(one), asked);
        if (!nearest || isGreater(likeness, nearest.likeness)) nearest = { one, likeness };
      }
      return nearest?.one;
    },
    isSame(one, request) {
      const own = factsOfCase(one);
      const asked = describeRequest(request, request.signedIn, canonical);
      return PARTS.every((part) => isEqual(own[part], asked[part]));
    },
    isSamePath(one, request) {
      const asked = describeRequest(request, request.signedIn, canonical);
      return isEqual(factsOfCase(one).path, asked.path);
    },
    isSameList(one, other) {
      const [own, others] = [factsOfCase(one), factsOfCase(other)];
      return isEqual(own.path, others.path) && isEqual(own.query, others.query);
    },
  };
}

/** A request as sets of encoded pairs of name and value: `id=5`, `not[labels]=paint`, `actions[][action]=create`. */
interface Facts {
  path: Set<string>;
  query: Set<string>;
  paging: Set<string>;
  body: Set<string>;
  mediaType: string;
  signedIn: boolean;
}

const PARTS = ['path', 'query', 'paging', 'body'] as const;

function describeRequest(
  { path, query, contentType = '', body }: ComparedCase['request'],
  signedIn: boolean,
  canonical: (value: string) => string,
): Facts {
  const pairs = (values: CaseRequest['query']) =>
    new Set(
      Object.entries(values).flatMap(([name, value]) =>
        writeForm(name, value instanceof Object ? value : canonical(String(value)), 'query'),
      ),
    );
  const isPaging = ([name]: [string, unknown]) => PAGING_PARAMETERS.includes(name);
  const parameters = Object.entries(query);
  return {
    path: pairs(path),
    query: pairs(Object.fromEntries(parameters.filter((one) => !isPaging(one)))),
    paging: pairs(Object.fromEntries(parameters.filter(isPaging))),
    body: new Set(body === undefined ? [] : writeForm('', shorten(body), 'form')),
    mediaType: essence(contentType),
    signedIn,
  };
}

/** The number of members of each array and object that are compared. The bodies of cases have fewer. */
const COMPARED_MEMBERS = 100;

/** Returns a body without the last members of long arrays and objects, because writing them as a form takes long. */
function shorten(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.slice(0, COMPARED_MEMBERS).map(shorten);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, COMPARED_MEMBERS)
      .map(([name, member]) => [name, shorten(member)]),
  );
}

function compareFacts(own: Facts, asked: Facts): number[] {
  const names = (pairs: Set<string>) => new Set([...pairs].map((pair) => pair.replace(/=.*/s, '')));
  const [ownFields, askedFields] = [names(own.body), names(asked.body)];
  return [
    shared(own.path, asked.path),
    2 * shared(own.query, asked.query) - own.query.size,
    shared(own.query, asked.query) - own.query.size,
    2 * shared(ownFields, askedFields) - ownFields.size - askedFields.size,
    shared(own.body, asked.body),
    Number(own.mediaType === asked.mediaType),
    Number(own.signedIn === asked.signedIn),
    2 * shared(own.paging, asked.paging) - own.paging.size,
  ];
}

function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((item) => other.has(item)).length;
}

function isEqual(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && shared(one, other) === one.size;
}

function isGreater(one: number[], other: number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
}
