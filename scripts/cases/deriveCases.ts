/** Makes the cases that follow from rules, so that nobody has to write them for every operation. */
import { basename, dirname } from 'node:path';
import { operationsOf } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { type Document, METHODS, type PathItem } from '../../contract/openapi.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { YamlPath } from '../../contract/yaml/problemAt.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { SourceFile } from '../read/sourceFile.ts';
import type { FixtureValues } from '../world/fixtureValues.ts';
import { acceptedCall } from './acceptedCall.ts';
import type { CaseDerivation } from './derivation.ts';
import { unknownValues } from './unknownValues.ts';
import { withoutToken } from './withoutToken.ts';

const RULES: CaseDerivation[] = [withoutToken, unknownValues];

/**
 * The cases that the rules make. Each says that it is made, and as its file has the one that says what
 * it follows from: that of the path.
 * @param written the cases that have a file: one of the same name goes before a made one
 * @param files of the source
 */
export function deriveCases(
  document: Document,
  written: SourceCase[],
  { fixtures, kinds }: FixtureValues,
  files: SourceFile[],
): SourceCase[] {
  const places = placesOf(files);
  const casesOf = groupBy(written, ({ operation }) => operation);
  const taken = new Set(written.map(({ id }) => id));
  return operationsOf(document).flatMap((operation) => {
    const place = places.get(operation.id);
    const accepted = acceptedCall(operation, casesOf.get(operation.id) ?? [], { fixtures, kinds });
    if (!place || !accepted) return [];
    return RULES.flatMap((rule) => rule(operation, accepted, kinds))
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

/** Where each operation is written, by operationId. */
function placesOf(files: SourceFile[]) {
  return new Map(
    files.flatMap(({ file, text, value }) =>
      METHODS.flatMap((method) => {
        const id = (value as PathItem | undefined)?.[method]?.operationId;
        return id
          ? [[id, { file, text, path: [method] }] as [string, YamlText & { path: YamlPath }]]
          : [];
      }),
    ),
  );
}
