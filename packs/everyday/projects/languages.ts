import { extname } from 'node:path';
import type { Repository } from '../../../sandbox/for-packs/index.ts';

/** The language of a file by its extension. Text that is no program has none. */
const LANGUAGES: Record<string, string> = {
  ...{ '.c': 'C', '.h': 'C', '.cpp': 'C++', '.cs': 'C#', '.css': 'CSS', '.go': 'Go' },
  ...{ '.html': 'HTML', '.java': 'Java', '.js': 'JavaScript', '.kt': 'Kotlin', '.php': 'PHP' },
  ...{ '.py': 'Python', '.rb': 'Ruby', '.rs': 'Rust', '.sh': 'Shell', '.swift': 'Swift' },
  ...{ '.ts': 'TypeScript', '.tsx': 'TypeScript', '.vue': 'Vue' },
};

/** Returns the share of each programming language in the files of the default branch, in percent of their bytes. */
export async function listLanguages(repository: Repository): Promise<Record<string, number>> {
  const commit = await repository.resolve();
  const root = commit === undefined ? undefined : await repository.entry(commit, '');
  if (!root) return {};
  const bytes = new Map<string, number>();
  for (const { path, sha } of await repository.list(root, true)) {
    const language = LANGUAGES[extname(path)];
    if (!language) continue;
    const content = await repository.blob(sha);
    bytes.set(language, (bytes.get(language) ?? 0) + (content?.length ?? 0));
  }
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  const shares = [...bytes].map(
    ([name, one]) => [name, Math.round((one / total) * 10_000) / 100] as const,
  );
  return Object.fromEntries(shares.toSorted(([, one], [, other]) => other - one));
}
