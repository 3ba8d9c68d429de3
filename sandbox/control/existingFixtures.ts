import { eq, getTableColumns } from 'drizzle-orm';
import type { FixtureSource } from '../../contract/world/worldSource.ts';
import { TABLES } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { readWorldFacts } from '../seed/readWorldFacts.ts';

let sources: Promise<Record<string, FixtureSource>> | undefined;

/**
 * Returns the fixtures of a sandbox whose rows exist. An export expires, for example, and its fixture names nothing
 * afterwards. A fixture that is no column of a table stays, such as the path of a file.
 */
export async function existingFixtures({
  db,
  fixtures,
}: Pick<Sandbox, 'db' | 'fixtures'>): Promise<Sandbox['fixtures']> {
  sources ??= readWorldFacts().then((facts) => facts.fixtures);
  const known = await sources;
  const exists = ([key, value]: [string, string | number]) => {
    const [name = '', field = ''] = known[key]?.world?.split('.') ?? [];
    const table = TABLES.get(name);
    const column = table && getTableColumns(table)[field];
    if (!table || !column) return true;
    return db.select().from(table).where(eq(column, value)).get() !== undefined;
  };
  return Object.fromEntries(Object.entries(fixtures).filter(exists));
}
