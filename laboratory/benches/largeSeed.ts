/** How many rows, commits and tags a large seed has. */
export interface SeedSize {
  commits: number;
  mergeRequests: number;
  tags: number;
}

/** The ID of the project of a large seed. */
export const LARGE_PROJECT = 77;

const START = Date.parse('2026-01-01T00:00:00Z');

/** Creates a seed with one project, whose history, tags and merge requests have the given numbers. */
export function largeSeed({ commits, mergeRequests, tags }: SeedSize): object {
  const label = (index: number) => `commit-${index}`;
  return {
    clock: '2026-11-01T00:00:00Z',
    users: [
      { id: 1, username: 'root', name: 'Root', instance_role: 'administrator' },
      { id: 2, username: 'kim', name: 'Kim' },
    ],
    groups: [{ id: 3, path: 'lab', name: 'Lab', visibility: 'private' }],
    members: [{ group_id: 3, user: 'kim', access_level: 40 }],
    storages: [{ name: 'default' }],
    projects: [
      {
        id: LARGE_PROJECT,
        namespace: 'lab',
        path: 'probe',
        name: 'Probe',
        visibility: 'private',
        created_at: '2026-01-01T00:00:00Z',
        last_activity_at: '2026-01-01T00:00:00Z',
        repository: 'probe',
      },
    ],
    merge_requests: numbers(mergeRequests).map((index) => ({
      project_id: LARGE_PROJECT,
      title: `Change ${index}`,
      author: 'kim',
      source_branch: `change-${index}`,
      target_branch: 'main',
      head: label(index % commits),
    })),
    repositories: {
      probe: {
        default_branch: 'main',
        commits: numbers(commits).map((index) => ({
          label: label(index),
          author: 'kim',
          authored_date: new Date(START + index * 60_000).toISOString().replace('.000Z', 'Z'),
          message: `Change ${index}`,
          parents: index === 0 ? [] : [label(index - 1)],
          actions: [
            {
              action: 'create',
              file_path: `part-${index % 100}/file-${index}.txt`,
              content: `Line ${index}\n`,
            },
          ],
        })),
        branches: { main: label(commits - 1) },
        tags: numbers(tags).map((index) => ({
          name: `v0.${Math.floor(index / 100)}.${index % 100}`,
          commit: label(index % commits),
        })),
      },
    },
    fixtures: {
      'project.id': { id: LARGE_PROJECT },
      'commit.id': { project_id: LARGE_PROJECT, label: label(0) },
    },
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
