/** Writes the prepared world into a folder. `npm run package` runs this program for packages with a sandbox. */
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { readDocument } from '../../contract/contract.ts';
import { openSandbox } from '../openSandbox.ts';
import type { PreparedRows } from '../sandbox.ts';
import { queryRows } from '../store/queryRows.ts';
import type { WorldSeed } from './buildSeed.ts';
import { PREPARED_DOCUMENT, PREPARED_FILE } from './preparedWorld.ts';
import { worldSeed } from './worldSeed.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder for the files.');
await writePreparedWorld(await worldSeed(), folder);
const document = withoutExamples(await readDocument());
await writeFile(join(folder, PREPARED_DOCUMENT), JSON.stringify(document));

/** Returns a part of an OpenAPI document without its examples. A schema may have a property of that name. */
function withoutExamples(part: unknown, isProperties = false): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutExamples(one));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => isProperties || key !== 'examples');
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutExamples(value, key === 'properties')]),
  );
}

/** @param seed the example world as the build has it */
async function writePreparedWorld(seed: WorldSeed, folder: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'forge-contract-prepared-'));
  await mkdir(folder, { recursive: true });
  try {
    const file = join(data, 'sandbox.db');
    const { clock: _, ...begin } = seed;
    const sandbox = await openSandbox({
      contract: { document: await readDocument() },
      ...begin,
      file,
    });
    await sandbox.close();
    const sqlite = new Database(file);
    const histories: WorldSeed['histories'] = {};
    for (const [id, name] of queryRows(sqlite, 'SELECT id, repository FROM projects')) {
      const history = seed.histories?.[String(name)];
      if (!history || !('objects' in history)) continue;
      const packs = join(data, 'repositories', `${id}.git`, 'objects', 'pack');
      const pack = (await readdir(packs)).filter((one) => /\.(pack|idx)$/.test(one));
      for (const one of pack) await copyFile(join(packs, one), join(folder, one));
      histories[String(name)] = { ...history, objects: { pack } };
    }
    const prepared = statementsOf(sqlite);
    sqlite.close();
    await writeFile(join(folder, PREPARED_FILE), JSON.stringify({ ...seed, histories, prepared }));
  } finally {
    await rm(data, { recursive: true });
  }
}

/** Returns the SQL of a database, without the rows of refs: they come from the histories. */
function statementsOf(sqlite: Database.Database): PreparedRows {
  const query = (text: string) => queryRows(sqlite, text).map((row) => row.map(String));
  const schema = query(
    "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'index'",
  );
  const [[version] = []] = query('PRAGMA user_version');
  const tables = schema.filter(([type, name]) => type === 'table' && name !== 'git_refs');
  const rows = tables.flatMap(([, table]) => {
    const columns = query(`PRAGMA table_info("${table}")`).map(([, name]) => `"${name}"`);
    const values = columns.map((name) => `quote(${name})`).join(" || ',' || ");
    const found = query(`SELECT '(' || ${values} || ')' FROM "${table}"`);
    if (found.length === 0) return [];
    return `INSERT INTO "${table}" (${columns.join(',')}) VALUES ${found.join(',')}`;
  });
  return {
    tables: [...schema.map(([, , sql]) => sql), `PRAGMA user_version = ${version}`].join(';\n'),
    rows: rows.join(';\n'),
  };
}
