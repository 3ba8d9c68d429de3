/** Builds the reference documentation: one HTML page with the contract and a program that shows it in the browser. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listOperations } from '../../contract/contract.ts';
import type { Document, Reference, Response } from '../../contract/openapi.ts';
import { pageData, type ReferenceSource } from './pageData.ts';
import { withReadableExtensions } from './readableExtensions.ts';

const fileHere = (name: string) => join(import.meta.dirname, name);

/** Returns the page as HTML. It loads no other file. The program renders the content in the browser. */
export async function referencePage(source: ReferenceSource): Promise<string> {
  const { document } = source;
  const [template, style, script] = await Promise.all([
    readFile(fileHere('reference.html'), 'utf8'),
    readFile(fileHere('reference.css'), 'utf8'),
    program(),
  ]);
  const parts: Record<string, string> = {
    title: escaped(document.info.title),
    style,
    styleHash: sha256(style),
    definition: json(withReadableExtensions(withoutExamples(document)), UNSHOWN),
    data: json(pageData(source)),
    script,
    scriptHash: sha256(script),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}

/** Bundles the program of the page and its dependencies into one script. */
async function program(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileHere('page/main.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
  });
  return outputFiles[0]!.text.replaceAll(/<\/(script)/gi, '<\\/$1');
}

/**
 * Returns the hash of a script or style for the content security policy, which allows only the page's own script and
 * style.
 */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Formats a value as JSON that can stand in a script element. @param without keys that are left out */
function json(value: unknown, without = new Set<string>()): string {
  const text = JSON.stringify(value, (key, part) => (without.has(key) ? undefined : part));
  return text.replaceAll('<', '\\u003c');
}

/** Extensions for tools, which no reader needs. Without them, the page is smaller. */
const UNSHOWN = new Set(['x-choices', 'x-chosen', 'x-customary', 'x-derived', 'x-world']);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Copies the document without its examples, since the page data already contains the cases. */
function withoutExamples(document: Document): Document {
  const copy = structuredClone(document);
  for (const { definition } of listOperations(copy)) {
    const responses = Object.values(definition.responses).filter(isWrittenOut);
    const contents = [definition.requestBody, ...responses].map((part) => part?.content ?? {});
    for (const place of [...(definition.parameters ?? []), ...contents.flatMap(Object.values)])
      delete place.examples;
  }
  return copy;
}

function isWrittenOut(response: Response | Reference): response is Response {
  return !('$ref' in response);
}
