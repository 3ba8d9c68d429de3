import { compareMediaTypes } from './compareMediaTypes.ts';
import { compareSchemas } from './compareSchemas.ts';
import { type FoundDifference, observeNothing, onBoth, tellPresence } from './difference.ts';
import { type OperationPair, pairDocuments } from './operationPair.ts';

/** Compares whether an operation has a request body, its media types and its fields. */
export function compareRequestBody(pair: OperationPair): FoundDifference[] {
  const { ours, theirs, moved } = pair;
  if (!ours.body !== !theirs.body) {
    const fields = [...(ours.body ? ours : theirs).fields.keys()];
    if (fields.length > 0 && fields.every((name) => moved.has(name))) return [];
    return [
      {
        kind: 'body',
        place: 'the request body',
        ...tellPresence(onBoth(pair, ({ body }) => body !== undefined)),
        observe: observeNothing,
      },
    ];
  }
  if (!ours.body || !theirs.body) return [];
  const contents = onBoth(pair, ({ operation }) => operation.definition.requestBody?.content ?? {});
  return [
    ...compareMediaTypes('the request body', contents, () => []),
    ...compareSchemas(
      pairDocuments(pair),
      { ours: ours.body, theirs: theirs.body },
      {
        start: 'body',
        isRequest: true,
        roots: ({ request }) => (request.body === undefined ? [] : [request.body]),
        moved,
      },
    ),
  ];
}
