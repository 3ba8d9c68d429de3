import { expect, test } from 'vitest';
import { sayUnset } from './sayUnset.ts';

test('a secret in the place of a name stays out of the message', () => {
  const message = sayUnset('glpat-AbCdEfGh123', {}, 'a token');
  expect(message).toMatch(/^give the name of an environment variable/);
  expect(message).not.toContain('glpat');
});

test('in CI, the message about a variable names the two places that may lack it', () => {
  const message = 'the environment variable FORGE_TOKEN is not set: set it to a token';
  expect(sayUnset('FORGE_TOKEN', {}, 'a token')).toBe(message);
  expect(sayUnset('FORGE_TOKEN', { CI: 'true' }, 'a token')).toBe(
    `${message} (in CI: a line in \`env\`, and a secret)`,
  );
});
