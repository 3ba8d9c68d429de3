import { describe, expect, test } from 'vitest';
import { FileTree } from './fileTree.ts';
import { treeObject } from './gitObject.ts';

const file = (text: string, executable = false) => ({ content: Buffer.from(text), executable });
const treeOf = (files: Record<string, string>) =>
  Object.entries(files).reduce(
    (tree, [path, text]) => tree.with(path, file(text)),
    FileTree.empty(),
  );
const changes = (before: FileTree, now: FileTree) =>
  [...now.changesSince(before)].map(([path, one]) => [path, one?.content.toString()]);

describe('a tree of files', () => {
  test('has the SHA that git computes, in any order of changes', () => {
    const paths = { 'a.txt': '1', 'a/b': '2', 'a-b': '3', ä: '4' };
    const turned = Object.fromEntries(Object.entries(paths).reverse());
    const directory = treeOf({ b: '2' });
    const blob = (text: string) => treeOf({ x: text });
    expect(treeOf(paths).sha).toBe(treeOf(turned).sha);
    expect(blob('1').sha).toBe('4afd8b314a4ae6164c62ff82d7b05b02c33ea683');
    expect(treeObject([{ mode: '040000', name: 'a', sha: directory.sha }]).sha).toBe(
      treeOf({ 'a/b': '2' }).sha,
    );
  });

  test('stays as it is when a changed tree is derived from it', () => {
    const before = treeOf({ 'a/b': '1', c: '2' });
    const { sha } = before;
    const after = before.with('a/d', file('3')).without('c');
    expect([...before.files()].map(([path]) => path)).toEqual(['a/b', 'c']);
    expect([...after.files()].map(([path]) => path)).toEqual(['a/b', 'a/d']);
    expect(treeOf({ 'a/b': '1', c: '2' }).sha).toBe(sha);
    expect(after.without('a/b').without('a/d').sha).toBe(FileTree.empty().sha);
  });

  test('refuses a file in the place of a directory, and a directory in the place of a file', () => {
    const tree = treeOf({ 'a/b': '1' });
    expect(() => tree.with('a', file('2'))).toThrow("'a' is a directory");
    expect(() => tree.with('a/b/c', file('2'))).toThrow("'b' is a file");
  });

  test('lists the differences from another tree', () => {
    const before = treeOf({ 'a/b': '1', 'a/c': '1', d: '1', 'e/f': '1' });
    const now = before
      .with('a/b', file('2'))
      .without('a/c')
      .without('e/f')
      .with('e', file('3'))
      .with('d', file('1', true))
      .with('g/h/i', file('4'));
    expect(changes(before, now).sort()).toEqual([
      ['a/b', '2'],
      ['a/c', undefined],
      ['d', '1'],
      ['e', '3'],
      ['e/f', undefined],
      ['g/h/i', '4'],
    ]);
    expect(changes(now, now)).toEqual([]);
  });
});
