import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { OperationPlace } from '../read/operationPlaces.ts';

/**
 * Names the operations without a handler in the sandbox. They do not stop the build, since a handler needs the types
 * that the build writes. The texts of the handlers are searched, since the build does not import the sandbox.
 */
export async function missingHandlers(
  places: Map<string, OperationPlace>,
  dir: string,
): Promise<Problem[]> {
  const files = (await readdir(dir, { recursive: true })).filter((file) =>
    /(^|\/)handlers\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
  const handled = new Set(
    texts.flatMap((text) => [...text.matchAll(/^ {2}(?:async )?(\w+)\b/gm)].map(([, key]) => key)),
  );
  return [...places]
    .filter(([id]) => !handled.has(id))
    .map(([id, place]) =>
      problemAt(
        place,
        [...place.path, 'operationId'],
        'handler-missing',
        `The sandbox has no handler for ${id}, and responds with 501. Write one in sandbox/areas/${basename(dirname(place.file))}/handlers.ts. This alone does not stop the build, which writes the types of the handler`,
      ),
    );
}
