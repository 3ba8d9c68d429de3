import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library whose code a package contains. */
interface Library {
  name: string;
  version: string;
  /** The name of the licence in SPDX. */
  license: string;
  /** The text of the licence; empty if the library has only its name. */
  text: string;
}

/** Reads the name and the licence of a library from its folder. */
function readLibrary(home: string): Library {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // Older packages have a list.
  const { name, version, licenses = [], license = licenses[0]?.type } = manifest;
  const [file] = readdirSync(home).filter((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  return {
    ...{ name, version, license },
    text: file === undefined ? '' : readFileSync(join(home, file), 'utf8').trim(),
  };
}

/**
 * Writes the notice about the libraries whose code a package contains: name, version and licence of each. Libraries with
 * the same text share it.
 * @param homes the folders of the libraries
 * @throws an Error if a library does not say under which licence it is
 */
export function thirdPartyNotice(homes: string[]): string {
  const byText = new Map<string, Library[]>();
  for (const library of homes.map(readLibrary)) {
    if (typeof library.license !== 'string')
      throw new Error(
        `${library.name} has no licence in its package.json, so its code cannot be published.`,
      );
    byText.set(library.text, [...(byText.get(library.text) ?? []), library]);
  }
  const parts = [...byText].map(([text, libraries]) =>
    [...libraries.map(({ name, version, license }) => `${name} ${version} (${license})`), '', text]
      .join('\n')
      .trim(),
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const replaceable = homes.map(readLibrary).filter(({ license }) => license.includes('LGPL'));
  const beginning = [
    'This package contains code of these libraries.',
    ...replaceable.map(
      ({ name, license }) =>
        `${name} is under ${license}. It is a file of its own, lib/${name}.js, without code of others. You may replace it by another version of ${name}.`,
    ),
  ].join('\n');
  return [beginning, ...parts].join(rule).concat('\n');
}
