/** Tests what a user reads whose project has TypeScript 7. The types themselves are tested with the client. */
import { expect, test, vi } from 'vitest';
import { generateTypes } from './generateTypes.ts';
import { UsageError } from './usageError.ts';

vi.mock('typescript', () => ({ default: { version: '7.0.2', versionMajorMinor: '7.0' } }));

test('TypeScript 7 has no functions for programs, so the message asks for version 5', async () => {
  const refused = generateTypes({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {},
  });
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow('npm install --save-dev openapi-typescript@7 typescript@5');
});
