import { readFile } from 'node:fs/promises';
import type { JsonValue } from '../case.ts';
import { applyOverlay, type OverlayAction, select } from '../deviations/overlay.ts';
import { deviationsError } from '../deviations/readDeviations.ts';
import { isObject } from '../isObject.ts';
import { pointerTo } from '../pointer.ts';
import { UsageError } from '../usageError.ts';
import { parseYaml, type YamlText } from '../yaml/parseYaml.ts';
import { problemAt, type YamlPath } from '../yaml/problemAt.ts';
import type { ExtensionSource, SourceDocument } from './extension.ts';

/** The name of this rule in problems. */
export const RULE = 'extension';

/**
 * Reads an OpenAPI document, or an Overlay that adds paths and components.
 * @throws a UsageError if the file cannot be read, is not YAML or JSON, or is another kind of document
 */
export async function readSource(file: string): Promise<ExtensionSource> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The extension ${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const source: YamlText = { file, text };
  const { value, problems } = parseYaml(source);
  if (problems) throw deviationsError(problems);
  const document = value as Record<string, JsonValue> | null;
  const readVersion = (key: string) => String(isObject(document!) ? (document[key] ?? '') : '');
  if (readVersion('overlay').startsWith('1.')) return fromOverlay(source, document as never);
  if (/^3\.[01]\./.test(readVersion('openapi')))
    return {
      file,
      document: document as SourceDocument,
      problemAt: (path, message, part) => problemAt(source, path, RULE, message, part),
    };
  const found = readVersion('swagger') || readVersion('openapi');
  throw deviationsError([
    problemAt(
      source,
      [],
      RULE,
      `An extension is an OpenAPI document of version 3.0 or 3.1, or an Overlay${found ? `. This one has the version ${found}: convert it first` : ': write `openapi: 3.1.0` at its beginning'}`,
    ),
  ]);
}

interface Overlay {
  info: { title: string; version: string };
  actions: OverlayAction[];
}

/**
 * Applies an Overlay to an empty document. So it can only add: an action on a part of the contract selects nothing, and
 * is a problem.
 */
function fromOverlay(source: YamlText, overlay: Overlay): ExtensionSource {
  const at = (path: YamlPath, message: string, part?: 'key' | 'value') =>
    problemAt(source, path, RULE, message, part);
  const { info, actions } = overlay;
  if (!Array.isArray(actions) || !isObject(info as never))
    throw deviationsError([at([], 'An Overlay has `info` and a list of `actions`')]);
  const empty = {
    openapi: '3.1.0',
    info,
    paths: {},
    components: { schemas: {}, parameters: {}, responses: {}, requestBodies: {}, headers: {} },
    'x-fixtures': {},
  };
  const { document, changes, problems } = applyOverlay(empty as unknown as JsonValue, actions);
  const wrong = new Map(problems.map(({ action, message }) => [action, message]));
  const refused = actions.flatMap(({ target, remove }, action) => {
    const message =
      wrong.get(action) ??
      (remove || changes[action]!.length === 0
        ? `The target ${target} is not $.paths or a part of $.components. An extension only adds. Describe changes of the contract in a deviations file`
        : undefined);
    return message === undefined ? [] : [at(['actions', action, 'target'], message)];
  });
  if (refused.length > 0) throw deviationsError(refused);
  return {
    file: source.file,
    document: document as unknown as SourceDocument,
    problemAt: (path, message, part) => {
      const pointer = pointerTo(...path);
      const action = changes.findLastIndex((ofAction) =>
        ofAction.some((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`)),
      );
      if (action < 0) return at(path[0] === 'info' ? path : [], message, part);
      const [target = []] = select(empty as never, actions[action]!.target) as YamlPath[];
      return at(['actions', action, 'update', ...path.slice(target.length)], message, part);
    },
  };
}
