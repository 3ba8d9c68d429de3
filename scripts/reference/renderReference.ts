/** Builds the reference: one page with everything in it, by Redocly's own command. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case } from '../../contract/case.ts';
import { operationsOf } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import { CACHE_DIR, REFERENCE_DIR } from '../paths.ts';
import { runRedocly } from '../release/runRedocly.ts';
import { SAMPLE_LABELS, withCodeSamples } from './codeSamples.ts';
import { withReadableExtensions } from './readableExtensions.ts';

const TEMPLATE = join(import.meta.dirname, 'reference.hbs');

/** How Redoc shows the contract. */
const OPTIONS = {
  // Redoc shows the samples that are listed here, and "Payload" for the bodies of all cases.
  codeSamples: {
    languages: [...SAMPLE_LABELS, 'Payload'].map((label) => ({ lang: label, label })),
  },
};

/** The folder from which Redoc's badge loads its logo; the badge does without when it is not there. */
const REMOTE_LOGOS = 'https://cdn.redoc.ly/redoc/';

/**
 * Makes the page, aside.
 * @param signal ends the work
 * @returns where it is: `placeReference` puts it where it belongs
 */
export async function renderReference(
  document: Document,
  cases: Case[],
  signal: AbortSignal,
): Promise<string> {
  await mkdir(CACHE_DIR, { recursive: true });
  const input = join(CACHE_DIR, 'reference.json');
  const output = join(CACHE_DIR, 'reference.html');
  await writeFile(input, JSON.stringify(readersCopy(document, cases)));
  const options = ['--inlineBundle', '--template', TEMPLATE, '--openapi', JSON.stringify(OPTIONS)];
  const run = await runRedocly(['build-docs', input, ...options, '--output', output], signal);
  if (run.status !== 0) throw new Error(`Redocly could not build the reference:\n${run.stderr}`);
  await writeFile(output, (await readFile(output, 'utf8')).replaceAll(REMOTE_LOGOS, 'data:,'));
  await rm(input);
  return output;
}

/** Makes a page that was rendered the reference: `generated/reference/index.html`. */
export async function placeReference(page: string): Promise<void> {
  await mkdir(REFERENCE_DIR, { recursive: true });
  await rename(page, join(REFERENCE_DIR, 'index.html'));
}

/** What a reader of the samples must know. */
const ABOUT_SAMPLES = `## Samples

The samples show each case that succeeds, with curl and with \`forge-contract/client\`. They read from the environment:
\`FORGE\`, the address of a deployment or of the mock (\`http://127.0.0.1:4010\`, which \`forge-contract mock\` serves),
and \`TOKEN\`, an access token; for alerts \`ALERT_INTAKE\` and \`KEY\`, address and key of the integration.
`;

function readersCopy(document: Document, cases: Case[]): Document {
  const readable = withReadableExtensions(withoutRefusedValues(document, cases));
  const copy = withCodeSamples(readable, cases);
  copy.info.description = `${copy.info.description}\n${ABOUT_SAMPLES}`;
  return copy;
}

/** A copy whose parameters show the values of cases that succeed, where there are any. */
function withoutRefusedValues(document: Document, cases: Case[]): Document {
  const succeeding = new Set(
    cases.filter(({ response }) => response.status < 300).map(({ id }) => id),
  );
  const copy = structuredClone(document);
  for (const { id, definition } of operationsOf(copy))
    for (const parameter of definition.parameters ?? []) {
      const accepted = Object.entries(parameter.examples ?? {}).filter(([name]) =>
        succeeding.has(`${id}.${name}`),
      );
      if (accepted.length > 0) parameter.examples = Object.fromEntries(accepted);
    }
  return copy;
}
