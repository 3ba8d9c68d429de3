/**
 * Copies the bundle, and adds the facts in `x-` extensions to the descriptions as sentences. The reference page shows
 * descriptions, but not extensions.
 */
import type { Document, Operation } from '../../contract/openapi.ts';
import { type Fact, operationFacts, withFacts } from '../extensionFacts.ts';

export function withReadableExtensions(document: Document): Document {
  const copy = withFacts(document, {
    operation: (facts) => [writeList(facts)],
    detail: (facts) => facts.map(([name, text]) => `_${name}:_ ${text}`),
  });
  return { ...copy, info: { ...copy.info, description: introduction(copy) } };
}

/** Lists the facts about an operation: its callers, its availability, and its undocumented points. */
export function listFacts(operation: Operation): string {
  return writeList(operationFacts(operation));
}

function writeList(facts: Fact[]): string {
  return facts.map(([name, text]) => `- **${name}:** ${text}`).join('\n');
}

/** A section of the introduction that explains the code samples. */
const ABOUT_SAMPLES = `## Samples

Each case has samples with curl, Python (\`requests\`), Go and Java 17. A successful case also has one with
\`forge-contract-client\`. Samples read the environment:
\`FORGE\`, the address of a deployment or of the sandbox (\`http://127.0.0.1:4020\`, which \`forge-contract sandbox\` serves),
and \`TOKEN\`, an access token; for alerts \`ALERT_INTAKE\` and \`KEY\`, address and key of the integration.`;

/** Returns the contract's description, extended with sections about common responses and samples. */
function introduction({ info, 'x-common-responses': common = {} }: Document): string {
  const responses = Object.entries(common).map(
    ([status, { description }]) => `- **${status}:** ${description.replaceAll('\n\n', ' ')}`,
  );
  const section = ['## Common responses', responses.join('\n')];
  return [info.description, ...(responses.length > 0 ? section : []), ABOUT_SAMPLES].join('\n\n');
}
