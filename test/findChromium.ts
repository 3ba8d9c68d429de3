import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The message of a test that needs Chromium, if none is installed. */
export const CHROMIUM_MISSING =
  'The tests need Chromium and found none. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.';

/**
 * Returns the path of an installed Chromium: the environment variable `CHROMIUM`, or a usual program name in the
 * `PATH`.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path && existsSync(path));
}
