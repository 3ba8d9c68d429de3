import { expect, test } from 'vitest';
import { callerText } from './callerText.ts';

test('if the contract names no role, the text has the role that calls in the sandbox', () => {
  expect(callerText('user', 'security-manager')).toBe(
    'with the token of a user who may call (in the sandbox: security manager)',
  );
  expect(callerText('user')).toBe('with the token of a user who may call');
  expect(callerText('security-manager', 'security-manager')).toBe('as security manager');
  expect(callerText('anonymous', 'anonymous')).toBe('without a token');
});
