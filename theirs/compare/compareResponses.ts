/** Compares the responses of an operation: their statuses, bodies, media types and headers. */
import type { Header, Response } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';
import { compareMediaTypes } from './compareMediaTypes.ts';
import { compareSchemas } from './compareSchemas.ts';
import {
  type Both,
  type FoundDifference,
  onBoth,
  onlyIn,
  type SeenExchange,
  tellPresence,
} from './difference.ts';
import {
  mainSchema,
  type OperationPair,
  type OperationSide,
  pairDocuments,
} from './operationPair.ts';

/** A response that both sides have. */
interface ResponsePair extends Both<Response> {
  /** The place for people: `response 200`. */
  place: string;
  /** Returns true if an exchange has this response. */
  isMeant: (seen: SeenExchange) => boolean;
}

export function compareResponses(pair: OperationPair): FoundDifference[] {
  const responses = onBoth(pair, readResponses);
  const { ours, theirs } = responses;
  const common = Object.keys(pair.ours.document['x-common-responses'] ?? {});
  return [
    ...[...ours.keys()]
      .filter((status) => !hasStatus(theirs, status))
      .map((status) => describeStatus(status, 'ours')),
    ...[...theirs.keys()]
      .filter((status) => /^\d+$/.test(status) && !common.includes(status))
      .filter((status) => !hasStatus(ours, status))
      .map((status) => describeStatus(status, 'theirs')),
    ...pairResponses(responses).flatMap((responsePair) => [
      ...compareBodies(pair, responsePair),
      ...compareHeaders(pair, responsePair),
    ]),
  ];
}

function readResponses({ document, operation }: OperationSide): Map<string, Response> {
  return new Map(
    Object.entries(operation.definition.responses).map(([status, response]) => [
      status,
      resolveReference<Response>(document, response, '#').value,
    ]),
  );
}

/** Returns true if a response has the status, or stands for a range with it. */
function hasStatus(responses: Map<string, Response>, status: string): boolean {
  return [status, `${status[0]}XX`, 'default'].some((one) => responses.has(one));
}

function describeStatus(status: string, side: 'ours' | 'theirs'): FoundDifference {
  return {
    kind: 'status',
    place: `response ${status}`,
    ...tellPresence(onlyIn(side)),
    observe: (seen) => (seen.status === Number(status) ? [onlyIn(side)] : []),
  };
}

/** Pairs the responses of the same status. If each side has one success, these are a pair, too. */
function pairResponses({ ours, theirs }: Both<Map<string, Response>>): ResponsePair[] {
  const successes = onBoth({ ours, theirs }, (all) =>
    [...all.keys()].filter((one) => one.startsWith('2')),
  );
  const renamed =
    successes.ours.length === 1 && successes.theirs.length === 1 ? successes.theirs[0] : undefined;
  return [...ours].flatMap(([status, response]) => {
    const range = `${status[0]}XX`;
    const key = theirs.has(status) ? status : (status.startsWith('2') && renamed) || range;
    const other = theirs.get(key);
    return other
      ? [
          {
            ours: response,
            theirs: other,
            place: `response ${status}`,
            isMeant: (seen) => [status, key].includes(String(seen.status)),
          },
        ]
      : [];
  });
}

function compareBodies(pair: OperationPair, responses: ResponsePair): FoundDifference[] {
  const { place, isMeant } = responses;
  const contents = onBoth(responses, ({ content = {} }) => content);
  const hasBody = onBoth(contents, (content) => Object.keys(content).length > 0);
  if (hasBody.ours !== hasBody.theirs)
    return [
      {
        kind: 'body',
        place: `the body of ${place}`,
        ...tellPresence(hasBody),
        observe: (seen) =>
          isMeant(seen) ? [onBoth(hasBody, (has) => has === (seen.mediaType !== undefined))] : [],
      },
    ];
  const { ours, theirs } = onBoth(contents, mainSchema);
  return [
    ...compareMediaTypes(place, contents, (seen) =>
      isMeant(seen) && seen.mediaType !== undefined ? [seen.mediaType] : [],
    ),
    ...(ours && theirs
      ? compareSchemas(
          pairDocuments(pair),
          { ours, theirs },
          {
            start: place,
            isRequest: false,
            roots: (seen) => (isMeant(seen) && seen.body !== undefined ? [seen.body] : []),
          },
        ).map((one) => ({ ...one, isInBody: isMeant }))
      : []),
  ];
}

function compareHeaders(
  pair: OperationPair,
  { ours, theirs, place, isMeant }: ResponsePair,
): FoundDifference[] {
  const headers = {
    ours: readHeaders(pair.ours, ours),
    theirs: readHeaders(pair.theirs, theirs),
  };
  const names = new Set([...headers.ours.keys(), ...headers.theirs.keys()]);
  return [...names].flatMap((name) => {
    const own = onBoth(headers, (all) => all.get(name));
    if (own.ours && own.theirs) return [];
    const isKnown = onBoth(own, (header) => header !== undefined);
    const mayBeAbsent = onBoth(own, (header) => header?.required !== true);
    return [
      {
        kind: 'header' as const,
        place: `header ${name} of ${place}`,
        ...tellPresence(isKnown),
        observe: (seen: SeenExchange) =>
          isMeant(seen) ? [seen.headers.has(name) ? isKnown : mayBeAbsent] : [],
      },
    ];
  });
}

function readHeaders({ document }: OperationSide, { headers = {} }: Response): Map<string, Header> {
  return new Map(
    Object.entries(headers).map(([name, header]) => [
      name.toLowerCase(),
      resolveReference<Header>(document, header, '#').value,
    ]),
  );
}
