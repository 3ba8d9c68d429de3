import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What to do when there is no Chromium. */
export const CHROMIUM_MISSING =
  'The tests look at the reference in a browser and found no Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.';

/** The path of an installed Chromium; `CHROMIUM` in the environment goes before the usual names. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path && existsSync(path));
}
