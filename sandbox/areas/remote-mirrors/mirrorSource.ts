import type { Sandbox } from '../../sandbox.ts';
import type { Project } from '../../store/coreTables.ts';
import type { MirrorSource } from './pushToMirror.ts';

/** The repository of a project as it is pushed to its mirrors; undefined where it has none. */
export async function mirrorSource(
  _sandbox: Sandbox,
  _project: Project,
): Promise<MirrorSource | undefined> {
  return undefined;
}
