/** Derives the cases that are alike for every operation, so that nobody has to write them. */
import { basename, dirname } from 'node:path';
import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document } from '../../contract/openapi.ts';
import { operationPlaces } from '../read/operationPlaces.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import type { FixtureValues } from '../world/fixtureValues.ts';
import { acceptedCall } from './acceptedCall.ts';
import type { AcceptedCall, CaseDerivation } from './derivation.ts';
import { unknownValues } from './unknownValues.ts';
import { withoutToken } from './withoutToken.ts';

const DERIVATIONS: CaseDerivation[] = [withoutToken, unknownValues];

/**
 * Returns the derived cases. Each is marked as derived, and has the file of its OpenAPI path.
 * @param written the cases that people have written. A written case replaces the derived case of the same name
 * @param files the files of the source
 */
export function deriveCases(
  document: Document,
  written: SourceCase[],
  { fixtures, kinds }: FixtureValues,
  files: SourceFile[],
): SourceCase[] {
  const places = operationPlaces(files);
  const casesOf = groupBy(written, ({ operation }) => operation);
  const taken = new Set(written.map(({ id }) => id));
  return listOperations(document).flatMap((operation) => {
    const place = places.get(operation.id);
    const accepted = acceptedCall(operation, casesOf.get(operation.id) ?? [], { fixtures, kinds });
    if (!place || !accepted) return [];
    return DERIVATIONS.flatMap((rule) => rule(operation, accepted, kinds))
      .map(
        ({ name, summary, as, creates, request, response }): SourceCase => ({
          id: `${operation.id}.${name}`,
          operation: operation.id,
          name,
          area: basename(dirname(place.file)),
          file: place.file,
          derived: true,
          summary,
          as,
          ...(creates && { creates }),
          request,
          response,
          text: place.text,
          place: place.path,
        }),
      )
      .filter(({ id }) => !taken.has(id));
  });
}

/** Returns the statuses for which the build derives cases, as soon as a written case shows a successful call. */
export function derivedStatuses(
  operation: ContractOperation,
  { kinds }: Pick<FixtureValues, 'kinds'>,
): number[] {
  const anyCall: AcceptedCall = { as: 'user', request: { path: {}, query: {}, headers: {} } };
  return DERIVATIONS.flatMap((rule) => rule(operation, anyCall, kinds)).map(
    ({ response }) => response.status,
  );
}
