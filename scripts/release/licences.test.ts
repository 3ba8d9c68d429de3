import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../paths.ts';

/** Licences that ask for nothing but a notice, or only for the source of their own files. */
const FREE = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MPL-2.0', 'PSF-2.0', 'Python-2.0'],
];

/** Packages under another licence, and the reason why the project may use them. */
const OTHERS: Record<string, string> = {
  openpgp: 'LGPL-3.0+: it stays a file of its own, which users may replace. NOTICE says so.',
};

interface Locked {
  link?: boolean;
  dev?: boolean;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(PROJECT_DIR, 'package-lock.json'), 'utf8'),
);
const libraries = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');

/** Returns the licence in a lock file, or else in the package itself: older packages have a list. */
function readLicence(path: string, { license }: Locked): string | undefined {
  if (license !== undefined) return license;
  const file = join(PROJECT_DIR, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).licenses?.[0]?.type : undefined;
}

function isFree(licence: string | undefined): boolean {
  const choices = licence?.replaceAll(/[()]/g, '').split(' OR ') ?? [];
  return choices.some((one) => FREE.includes(one));
}

test('a licence is free if one of its choices is', () => {
  expect(['MIT', '(MIT OR GPL-3.0)'].map(isFree)).toEqual([true, true]);
  expect(['GPL-3.0', 'SEE LICENSE IN FILE', undefined].map(isFree)).toEqual([false, false, false]);
});

test('each package of the lock file has a free licence, or a reason', () => {
  expect(libraries.length).toBeGreaterThan(500);
  const others = libraries
    .filter(([path, locked]) => !isFree(readLicence(path, locked)))
    .map(([path]) => nameOf(path));
  expect([...new Set(others)]).toEqual(Object.keys(OTHERS));
});

test('each package of the lock file has a hash, and none comes from outside the registry', () => {
  const wrong = libraries.filter(([path, { integrity, resolved }]) => {
    const isBundled = /node_modules\/.*node_modules\//.test(path) && resolved === undefined;
    return !integrity?.startsWith('sha512-') && !isBundled;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
  const elsewhere = libraries.filter(([, { resolved = '' }]) => /^(git|file|http:)/.test(resolved));
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test('no library that our packages install runs a script', () => {
  const manifests = ['client', 'sandbox', 'cli', 'mcp', 'laboratory'].map((folder) =>
    JSON.parse(readFileSync(join(PROJECT_DIR, folder, 'package.json'), 'utf8')),
  );
  for (const { scripts = {} } of manifests)
    expect(Object.keys(scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
  const reached = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
  for (const name of reached) {
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) reached.add(next);
  }
  const running = libraries.filter(
    ([path, { hasInstallScript }]) => hasInstallScript && reached.has(nameOf(path)),
  );
  expect(reached.size).toBeGreaterThan(5);
  expect(running.map(([path]) => path)).toEqual([]);
});
