/**
 * Copies the bundle, and adds the facts in `x-` extensions to the descriptions as sentences. The reference page shows
 * descriptions, but not extensions.
 */
import type { Document } from '../../contract/openapi.ts';
import { type Fact, OPEN_POINTS, withFacts } from '../extensionFacts.ts';
import { listOpenPoints } from './openPoints.ts';

export function withReadableExtensions(document: Document): Document {
  const copy = withFacts(document, {
    // The page shows the open points of an operation below its parameters.
    operation: (facts) => [listFacts(facts.filter(([name]) => name !== OPEN_POINTS))],
    detail: (facts, node) => [
      ...facts.filter(([name]) => name !== OPEN_POINTS).map(([name, text]) => `_${name}:_ ${text}`),
      ...listOpenPoints(node),
    ],
  });
  return { ...copy, info: { ...copy.info, description: introduction(copy) } };
}

/** Writes facts as a list in Markdown. */
export function listFacts(facts: Fact[]): string {
  return facts.map(([name, text]) => `- **${name}:** ${text}`).join('\n');
}

/** Returns the contract's description, extended with a section about common responses. */
function introduction({ info, 'x-common-responses': common = {} }: Document): string {
  const responses = Object.entries(common).map(
    ([status, { description }]) => `- **${status}:** ${description.replaceAll('\n\n', ' ')}`,
  );
  const section = ['## Common responses', responses.join('\n')];
  return [info.description, ...(responses.length > 0 ? section : [])].join('\n\n');
}
