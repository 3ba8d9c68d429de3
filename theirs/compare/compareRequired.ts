import {
  type Both,
  EITHER,
  type FoundDifference,
  judgeObservation,
  type ObservedValues,
  onBoth,
  type SeenExchange,
} from './difference.ts';

/** Compares whether both sides require a field or a parameter. */
export function compareRequired(
  place: string,
  isRequired: Both<boolean>,
  observed: ObservedValues & { isAbsent: (seen: SeenExchange) => boolean },
): FoundDifference[] {
  if (isRequired.ours === isRequired.theirs) return [];
  return [
    {
      kind: 'required',
      place,
      ...onBoth(isRequired, (required) => (required ? 'required' : 'optional')),
      observe: (seen) => {
        if (observed.isRequest && !seen.request.bodyIsKnown) return [];
        if (observed.isAbsent(seen))
          return judgeObservation(
            seen,
            observed,
            onBoth(isRequired, (required) => !required),
          );
        return observed.values(seen).flatMap(() => judgeObservation(seen, observed, EITHER));
      },
    },
  ];
}
