import { createForgeClient } from 'forge-contract-client';
import { sandboxTest } from 'forge-sandbox/vitest';
import { describe, expect } from 'vitest';
import { tagNext } from './release.mts';

describe('in the example world', () => {
  const test = sandboxTest();

  test('tags the version after the newest', async ({ forge }) => {
    const { developer } = forge.tokens;
    const client = createForgeClient({ baseUrl: forge.url, token: developer });
    expect(await tagNext(client, 'acme/rocket')).toBe('v1.2.0');
    expect(await tagNext(client, 'acme/rocket')).toBe('v1.3.0');
    for (const { findings } of await forge.requests()) expect(findings).toEqual([]);
  });

  test('a guest may not tag', async ({ forge }) => {
    const client = createForgeClient({ baseUrl: forge.url, token: forge.tokens.guest });
    await expect(tagNext(client, 'acme/rocket')).rejects.toMatchObject({ status: 403 });
  });
});

describe('in a world of our own', () => {
  const test = sandboxTest({ seed: 'world.yaml' });

  test('a project without tags gets its first', async ({ forge }) => {
    const client = createForgeClient({ baseUrl: forge.url, token: 'sandbox-token-of-kim' });
    expect(await tagNext(client, 'lab/probe')).toBe('v1.0.0');
  });
});
