import { expect, test } from 'vitest';
import type { Document } from '../../contract/openapi.ts';
import { writeOutCustomaryStatus } from './writeOutCustomaryStatus.ts';

/** Returns `x-not-documented` of an operation with the given extensions, after the conversion. */
function notDocumented(extensions: object) {
  const operation = { operationId: 'deleteTag', ...extensions, responses: { 204: {}, 404: {} } };
  writeOutCustomaryStatus({ paths: { '/tags': { delete: operation } } } as unknown as Document);
  return (operation as { 'x-not-documented'?: string[] })['x-not-documented'];
}

test('a success status with x-customary-status becomes the first entry of x-not-documented', () => {
  const extensions = { 'x-customary-status': true, 'x-not-documented': ['Which role may call.'] };
  expect(notDocumented(extensions)).toEqual([
    'The success status; 204 is the customary one.',
    'Which role may call.',
  ]);
  expect(notDocumented({ 'x-customary-status': true })).toHaveLength(1);
});

test('a documented success status is not added to x-not-documented', () => {
  expect(notDocumented({})).toBeUndefined();
});
