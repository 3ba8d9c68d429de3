import { sandboxTest } from 'forge-sandbox/vitest';
import { expect } from 'vitest';
import { askForDescriptions } from './bot.mts';

const test = sandboxTest();
const LONG = 10_000;

test('the bot asks once', async ({ forge }) => {
  const work = () => askForDescriptions(forge.url, forge.tokens.developer, 'acme/rocket', LONG);
  const asked = await work();
  expect(asked).not.toEqual([]);
  expect(await work()).toEqual([]);
  const notes = await forge.control('GET', '/notes?body=Please describe the change.');
  expect(notes).toHaveLength(asked.length);
});

test('the bot is silent if the descriptions are long enough', async ({ forge }) => {
  expect(await askForDescriptions(forge.url, forge.tokens.developer, 'acme/rocket', 0)).toEqual([]);
});

test('the bot sends only what the contract and the pack allow', async ({ forge }) => {
  await askForDescriptions(forge.url, forge.tokens.developer, 'acme/rocket', LONG);
  for (const { status, findings } of await forge.requests()) {
    expect(status).toBeLessThan(400);
    expect(findings).toEqual([]);
  }
});
