import { type ForgeClient, isRefusal } from 'forge-contract-client';

/** Tags the next minor version of a project. Returns its name, or undefined if somebody else was faster. */
export async function tagNext(forge: ForgeClient, id: string): Promise<string | undefined> {
  const names: string[] = [];
  for await (const { name } of forge.paginate('listTags', { path: { id } })) names.push(name);
  const minors = names.map((name) => Number(/^v1\.(\d+)\.0$/.exec(name)?.[1] ?? -1));
  const next = `v1.${Math.max(-1, ...minors) + 1}.0`;
  try {
    await forge.call('createTag', { path: { id }, body: { tag_name: next, ref: 'main' } });
    return next;
  } catch (error) {
    if (isRefusal(error, 'createTag', 405)) return undefined;
    throw error;
  }
}
