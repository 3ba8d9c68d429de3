import { createForgeClient } from 'forge-contract-client';
import { defaultHandlers, handlers } from 'forge-contract-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tagNext } from './release.mts';

const server = setupServer(...defaultHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const forge = createForgeClient({ baseUrl: 'https://forge.example.com', token: 'any' });

test('tags the version after the newest', async () => {
  expect(await tagNext(forge, 'acme/rocket')).toBe('v1.2.0');
});

test('gives up if somebody else was faster', async () => {
  server.use(handlers.createTag('already-exists'));
  expect(await tagNext(forge, 'acme/rocket')).toBeUndefined();
});

test('fails without the permission', async () => {
  server.use(handlers.createTag('no-permission'));
  await expect(tagNext(forge, 'acme/rocket')).rejects.toMatchObject({ status: 403 });
});
