import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a result is computed once, until too many others are', async () => {
  const asked: string[] = [];
  const read = remembered(2, async (name: string, options?: object) => {
    asked.push(name);
    return { name, options };
  });
  const [first, second] = [await read('a'), await read('a')];
  expect(second).toBe(first);
  expect(await read('a', { limit: 1 })).not.toBe(first);
  await read('b');
  await read('a');
  expect(asked).toEqual(['a', 'a', 'b', 'a']);
});

test('a failure is not kept', async () => {
  let calls = 0;
  const read = remembered(2, async (_: string) => {
    if (++calls === 1) throw new Error('once');
    return calls;
  });
  await expect(read('a')).rejects.toThrow('once');
  expect(await read('a')).toBe(2);
});
