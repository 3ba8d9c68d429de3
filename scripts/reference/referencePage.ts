/** The reference: one page that holds the contract and Redoc, which shows it in the reader's browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case } from '../../contract/case.ts';
import { operationsOf } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import { REDOCLY_DIR } from '../paths.ts';
import { SAMPLE_LABELS, withCodeSamples } from './codeSamples.ts';
import { withReadableExtensions } from './readableExtensions.ts';

const TEMPLATE = join(import.meta.dirname, 'reference.html');

/** Redoc with all that it needs, as a module: the command inlines the same file. Its version is pinned. */
const REDOC = join(REDOCLY_DIR, 'lib', 'chunks', 'redoc.standalone.js');

/** How Redoc shows the contract. */
const OPTIONS = {
  // Redoc shows the samples that are listed here, and "Payload" for the bodies of all cases.
  codeSamples: {
    languages: [...SAMPLE_LABELS, 'Payload'].map((label) => ({ lang: label, label })),
  },
  disableTelemetry: true,
  skipBundle: true,
};

/** The folder from which Redoc's badge loads its logo; the badge does without when it is not there. */
const REMOTE_LOGOS = 'https://cdn.redoc.ly/redoc/';

/**
 * The page as HTML. It loads nothing, and nothing of it is rendered before the browser does so: a
 * rendered page takes longer to make than all the rest of the build.
 * @param document the bundle, with the cases as examples
 */
export async function referencePage(document: Document, cases: Case[]): Promise<string> {
  const [template, redoc] = await Promise.all([
    readFile(TEMPLATE, 'utf8'),
    readFile(REDOC, 'utf8'),
  ]);
  const script = [
    redoc.replaceAll(REMOTE_LOGOS, 'data:,').replaceAll(/<\/(script)/gi, '<\\/$1'),
    `const definition = ${json(readersCopy(document, cases))};`,
    `hydrate(definition, ${json(OPTIONS)}, document.getElementById('redoc'));`,
  ].join('\n');
  const parts: Record<string, string> = { title: escaped(document.info.title), script };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}

/** A value as JSON that may stand in a script of a page. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What a reader of the samples must know. */
const ABOUT_SAMPLES = `## Samples

The samples show each case that succeeds, with curl and with \`forge-contract/client\`. They read from the environment:
\`FORGE\`, the address of a deployment or of the sandbox (\`http://127.0.0.1:4020\`, which \`forge-contract sandbox\` serves),
and \`TOKEN\`, an access token; for alerts \`ALERT_INTAKE\` and \`KEY\`, address and key of the integration.
`;

function readersCopy(document: Document, cases: Case[]): Document {
  const readable = withReadableExtensions(withoutRefusedValues(document, cases));
  const copy = withCodeSamples(readable, cases);
  copy.info.description = `${copy.info.description}\n${ABOUT_SAMPLES}`;
  return copy;
}

/**
 * A copy whose parameters show the values of cases that succeed, where there are any, and whose bodies
 * are not those of made cases: these send what a case that succeeds sends.
 */
function withoutRefusedValues(document: Document, cases: Case[]): Document {
  const succeeding = new Set(
    cases.filter(({ response }) => response.status < 300).map(({ id }) => id),
  );
  const made = new Set(cases.filter((one) => one.made).map(({ id }) => id));
  const copy = structuredClone(document);
  for (const { id, definition } of operationsOf(copy)) {
    for (const content of Object.values(definition.requestBody?.content ?? {}))
      for (const name of Object.keys(content.examples ?? {}))
        if (made.has(`${id}.${name}`)) delete content.examples?.[name];
    for (const parameter of definition.parameters ?? []) {
      const accepted = Object.entries(parameter.examples ?? {}).filter(([name]) =>
        succeeding.has(`${id}.${name}`),
      );
      if (accepted.length > 0) parameter.examples = Object.fromEntries(accepted);
    }
  }
  return copy;
}
