import { CONTROL_DIR, rootFile } from '../paths.ts';
import { readSource } from '../read/readSource.ts';
import type { Output } from './output.ts';

/** The document of the sandbox's control API as JSON: reading the YAML would take the sandbox longer than all else. */
export const control: Output = {
  file: 'generated/control.json',
  committed: false,
  text: async () => {
    const { files } = await readSource(CONTROL_DIR);
    return JSON.stringify(files.find(({ path }) => path === rootFile(CONTROL_DIR))?.value);
  },
};
