import { createForgeClient } from 'forge-contract-client/everyday';

const REQUEST = 'Please describe the change.';

/** Asks for descriptions, once for each merge request. Returns the numbers of the merge requests. */
export async function askForDescriptions(baseUrl: string, token: string, id: string, letters: number) {
  const forge = createForgeClient({ baseUrl, token });
  const asked: number[] = [];
  const query = { state: 'opened' } as const;
  for await (const { iid, description } of forge.paginate('listProjectMergeRequests', { path: { id }, query })) {
    if ((description ?? '').length >= letters) continue;
    const path = { id, merge_request_iid: iid };
    const notes = await forge.call('listMergeRequestNotes', { path });
    if (notes.some(({ body }) => body === REQUEST)) continue;
    await forge.call('createMergeRequestNote', { path, body: { body: REQUEST } });
    asked.push(iid);
  }
  return asked;
}
