import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import type { SourceFault } from '../fault.ts';
import { changeSource } from './changeSource.ts';
import { parseSource } from './findPattern.ts';

/**
 * Returns the text of the source file with the fault in it.
 * @throws an Error if the fault does not fit the source
 */
export function faultySource(fault: SourceFault): string {
  return plantInSource(fault, parseFile(fault.file));
}

/** Plants a fault in the text of its file. @throws an Error if the fault does not fit the text */
export function plantInText(fault: SourceFault, text: string): string {
  return plantInSource(fault, parseSource(text));
}

function plantInSource(fault: SourceFault, source: ts.SourceFile): string {
  try {
    return changeSource(source, fault);
  } catch (error) {
    throw new Error(
      `The fault \`${fault.id}\` does not fit sandbox/${fault.file}#${fault.place}: ${(error as Error).message}. \`npm run faults -- --reseat\` shows the nearest places.`,
    );
  }
}

/** Parses a source file, once. @param file its path, relative to `sandbox/` */
export function parseFile(file: string): ts.SourceFile {
  const known = PARSED.get(file);
  if (known) return known;
  const parsed = parseSource(readFileSync(join(PROJECT_DIR, 'sandbox', file), 'utf8'));
  PARSED.set(file, parsed);
  return parsed;
}

const PARSED = new Map<string, ts.SourceFile>();
