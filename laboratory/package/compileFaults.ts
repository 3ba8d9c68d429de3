import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../../scripts/paths.ts';
import { faultySource } from '../faults/source/faultySource.ts';
import { type AllSourceFaults, readAllSourceFaults } from '../faults/source/index.ts';

/** A change of one place in a text: `search` occurs in the text exactly once. */
export interface Change {
  search: string;
  replace: string;
}

/**
 * Translates the faults in the source of the sandbox to faults in its compiled modules, so that the package can plant
 * them without a compiler.
 * @param home the folder of the package with the compiled modules
 * @param compile compiles one module as the package has it
 * @throws an Error if `compile` does not return a module of the package, or if a fault is lost in the compilation
 */
export function compileFaults(home: string, compile: (source: string) => string): AllSourceFaults {
  const modules = new Map<string, string>();
  const moduleOf = (file: string): string => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const module = readFileSync(join(home, 'sandbox', compiledName(file)), 'utf8');
    if (compile(readFileSync(join(PROJECT_DIR, 'sandbox', file), 'utf8')) !== module)
      throw new Error(`sandbox/${file} compiles to another text than the package has.`);
    modules.set(file, module);
    return module;
  };
  const compiled = <F extends AllSourceFaults[keyof AllSourceFaults][number]>(fault: F): F => {
    const change = changeBetween(moduleOf(fault.file), compile(faultySource(fault)));
    if (!change) throw new Error(`The fault ${fault.id} changes nothing but types.`);
    return { ...fault, file: compiledName(fault.file), compiled: change };
  };
  const { ofStatements, ofAuthors, tolerant } = readAllSourceFaults();
  return {
    ofStatements: ofStatements.map(compiled),
    ofAuthors: ofAuthors.map(compiled),
    tolerant: tolerant.map(compiled),
  };
}

function compiledName(file: string): string {
  return file.replace(/\.ts$/, '.js');
}

/** Returns the lines that differ, and as many lines around them as make the place unique. Undefined for equal texts. */
export function changeBetween(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const [old, changed] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, changed.length);
  let start = 0;
  while (start < shorter && old[start] === changed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === changed.at(-1 - end)) end += 1;
  for (;;) {
    const [search, replace] = [old, changed].map((lines) =>
      lines.slice(start, lines.length - end).join('\n'),
    ) as [string, string];
    const isWhole = start === 0 && end === 0;
    const hasLines = start < shorter - end;
    if (isWhole || (hasLines && before.split(search).length === 2)) return { search, replace };
    start = Math.max(0, start - 1);
    end = Math.max(0, end - 1);
  }
}
