import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Copies the folders of repositories. Files that exist in the target stay, except the small files about a repository.
 * Objects are linked instead of copied: git never changes an object, so both repositories can share the file.
 */
export async function copyRepositories(from: string, to: string, ids: number[]): Promise<void> {
  await Promise.all(
    ids.map((id) => copyRepository(join(from, `${id}.git`), join(to, `${id}.git`))),
  );
}

async function copyRepository(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(from.length + 1),
    isFile: entry.isFile(),
  }));
  await mkdir(to, { recursive: true });
  // A folder comes before its files, because a listing names it first.
  for (const { path } of paths.filter(({ isFile }) => !isFile))
    await mkdir(join(to, path), { recursive: true });
  await Promise.all(
    paths
      .filter(({ path, isFile }) => isFile && !path.endsWith('.lock'))
      .map(({ path }) =>
        path.startsWith('objects')
          ? linked(join(from, path), join(to, path))
          : copied(join(from, path), join(to, path)),
      ),
  );
}

async function linked(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // Other file systems, and some systems for a file of another user, have no links.
    await copied(from, to);
  }
}

async function copied(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
