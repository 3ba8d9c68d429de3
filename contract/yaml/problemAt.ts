import { isMap, isSeq, type Node, type Pair } from 'yaml';
import { parseWithPlaces } from './parseYaml.ts';
import type { Place, Problem } from './problem.ts';
import type { YamlText } from './yamlText.ts';

/** The keys and indexes that lead to a part of a value. */
export type YamlPath = (string | number)[];

/** Creates a problem with the position of a value in a YAML file, which `placeIn` finds. */
export function problemAt(
  source: YamlText,
  path: YamlPath,
  rule: string,
  message: string,
  part?: 'key' | 'value',
): Problem {
  return { rule, message, ...placeIn(source, path, part) };
}

/**
 * Finds the position of a value in a YAML file. For a missing value, it is the position of the nearest existing
 * parent.
 * @param part whether to find the key or the value of a member. Default: the value
 */
export function placeIn(source: YamlText, path: YamlPath, part: 'key' | 'value' = 'value'): Place {
  const { document, placeOf } = parseWithPlaces(source);
  let node: Node | null = document.contents;
  let offset = findStart(node) ?? 0;
  for (const [index, segment] of path.entries()) {
    const pair = findMember(node, segment);
    if (!pair) break;
    node = pair.value;
    const isMeant = part === 'key' && index === path.length - 1;
    offset = (isMeant ? undefined : findStart(node)) ?? findStart(pair.key) ?? offset;
  }
  return placeOf(offset);
}

function findStart(node: Node | null): number | undefined {
  return node?.range?.[0];
}

/** Finds a member of an object by its key, or an item of a list by its index. An item of a list has no key. */
function findMember(
  node: Node | null,
  segment: string | number,
): Pair<Node | null, Node> | undefined {
  if (isSeq<Node>(node)) {
    const value = node.items[Number(segment)];
    return value && ({ key: null, value } as Pair<Node | null, Node>);
  }
  // Keys are compared as strings: in YAML a key such as 200 is a number, but in a path it may be a string.
  return isMap<Node, Node>(node)
    ? node.items.find(({ key }) => String(key) === String(segment))
    : undefined;
}
