/** Tests the messages of the compiler about the commonest mistakes. A person has read each: it says what is wrong. */
import { expect, test } from 'vitest';
import { openEditor } from './testing/openEditor.ts';

const { messages } = openEditor(`
import { handlers } from '../msw/index.ts';
import { createForgeClient, isRefusal } from './areas.ts';
const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
const path = { id: 5 };
const tag = await forge.tags.get({ path: { id: 5, tag_name: 'v1' } });
forge.paginate('getTag', { path: { id: 5, tag_name: 'v1' } });
forge.call('createTagg', { path });
forge.call('tagCreate', { path });
forge.call('getProject', { path });
forge.paginate('listProjectMergeRequests', { path });
forge.GET('/projects/{id}', { params: { path } });
forge.request('/projects/{id}/repository/tags', { path });
forge.request('GET /api/v4/projects/{id}', { path });
forge.call('getTag', { path });
forge.call('createTag', { path, body: { name: 'v1', ref: 'main' } });
forge.call('deleteTag', { path: { id: 5, tag_name: 'v1' }, body: { ref: 'main' } });
forge.call('listTags', { path, query: { sort: 'up' } });
forge.tags.creat({ path, body: { tag_name: 'v1', ref: 'main' } });
console.log(tag.titel);
isRefusal(tag, 'createTag', 409);
handlers.createTag('already-exist');
`);

test('each mistake has a message that names it', () => {
  expect(messages().join('\n\n')).toMatchSnapshot();
});

test('no message lists all operations', () => {
  for (const message of messages()) expect(message.length).toBeLessThan(420);
});
