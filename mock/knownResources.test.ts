import { expect, test } from 'vitest';
import { type ContractOperation, readContract } from '../contract/contract.ts';
import { resourcesOfWorld } from './knownResources.ts';

const { operations } = await readContract();
const operation = (id: string): ContractOperation => operations.get(id)!;
const below = (...rows: string[]) => rows;
const resources = resourcesOfWorld({
  kinds: {
    'project.id': {
      known: [
        { value: 5, row: 'projects/5', below: [] },
        { value: 6, row: 'projects/6', below: [] },
      ],
    },
    'project.path': { known: [{ value: 'acme/rocket', row: 'projects/5', below: [] }] },
    'issue.iid': { known: [{ value: 11, row: 'issues/311', below: below('projects/5') }] },
    'issue.note': {
      known: [{ value: 1301, row: 'notes/1301', below: below('projects/5', 'issues/311') }],
    },
    'snippet.id': { known: [{ value: 41, row: 'snippets/41', below: below('projects/5') }] },
    'blob.sha': { known: [{ value: 'abc', row: 'blobs/abc', below: null }] },
  },
});
const unknownIn = (id: string, path: Record<string, string | number>) =>
  resources.firstUnknown(operation(id), path);

test('a resource of the example world is known by its ID and by its path', () => {
  expect(unknownIn('getIssueNote', { id: 5, issue_iid: 11, note_id: 1301 })).toBeUndefined();
  expect(unknownIn('getIssueNote', { id: 'acme/rocket', issue_iid: '11', note_id: '1301' })).toBe(
    undefined,
  );
  expect(resources.canonical('acme/rocket')).toBe('5');
});

test('`firstUnknown` returns the name of the path parameter whose resource is unknown', () => {
  expect(unknownIn('getIssueNote', { id: 7, issue_iid: 11, note_id: 1301 })).toBe('id');
  expect(unknownIn('getIssueNote', { id: 5, issue_iid: 12, note_id: 1301 })).toBe('issue_iid');
  expect(unknownIn('getIssueNote', { id: 5, issue_iid: 11, note_id: 1302 })).toBe('note_id');
});

test('a resource of the example world is unknown below another parent than its own', () => {
  expect(unknownIn('getIssueNote', { id: 6, issue_iid: 11, note_id: 1301 })).toBe('issue_iid');
  expect(unknownIn('getSnippetNote', { id: 5, snippet_id: 41, note_id: 1301 })).toBe('note_id');
});

test('a resource without a parent is known below every known resource', () => {
  expect(unknownIn('getBlob', { id: 6, sha: 'abc' })).toBeUndefined();
});
