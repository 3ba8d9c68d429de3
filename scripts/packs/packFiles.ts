/** Finds the files of the packs: `packs/<pack>/pack.yaml`, and in a folder per area `area.yaml`, `tables.yaml`, `world.yaml`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '../paths.ts';

/** The folder of all packs. */
export const PACKS_DIR = join(PROJECT_DIR, 'packs');

/** The paths of the files of a pack. */
export interface PackFiles {
  /** The name of its folder: `everyday`. */
  name: string;
  /** The file with title, version, source and tables' versions. */
  pack: string;
  /** The areas, ordered by name: their operations. */
  areas: string[];
  /** The declarations of tables. */
  tables: string[];
  /** The rows of the example world. */
  rows: string[];
}

/** Lists the packs of the project. */
export function packFiles(): PackFiles[] {
  return foldersIn(PACKS_DIR).flatMap((name) => {
    const dir = join(PACKS_DIR, name);
    const pack = join(dir, 'pack.yaml');
    if (!existsSync(pack)) return [];
    const inAreas = (file: string) =>
      foldersIn(dir)
        .map((area) => join(dir, area, file))
        .filter((path) => existsSync(path));
    return [
      {
        name,
        pack,
        areas: inAreas('area.yaml'),
        tables: inAreas('tables.yaml'),
        rows: inAreas('world.yaml'),
      },
    ];
  });
}

function foldersIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
