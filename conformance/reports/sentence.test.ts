/** The sentence of the documents that a finding shows: the statement that its check breaks, or none. */
import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { Finding } from '../../judge/index.ts';
import { findViolated } from '../engine/statementsOf.ts';
import { clusterFindings } from './clusters.ts';
import { result } from './testing/exampleReport.ts';

const { statements } = await readContract();

/** A job as `suite id`, and a finding in it, without the parts that no sentence depends on. */
type Row = [
  what: string,
  job: string,
  finding: Pick<Finding, 'check'> & Partial<Finding>,
  shown: string | undefined,
];

const CHECKS: Record<string, string[]> = {
  lifecycles: ['criterion', 'read-back'],
  negative: ['refusal', 'unchanged'],
  probes: ['probe'],
};

/** Returns the job with this ID. The first part of the ID is its operation, except in a workflow. */
function readJob(text: string, called?: string) {
  const [suite = '', id = ''] = text.split(' ');
  const [operation = '', kind = ''] = id.split('.');
  const own =
    CHECKS[suite] ?? (suite === 'properties' ? [kind === 'keeps' ? 'read-back' : kind] : undefined);
  return {
    suite,
    id,
    operations: [called ?? operation] as [string, ...string[]],
    ...(own && { checks: own }),
  };
}

const wrong = (due: number, came: number) => ({ statuses: { due: [due], came } });
const at = (location: string) => ({ location });

test.each<Row>([
  // A judge's check of a header has the statement on this header, whatever the job is about.
  [
    'a missing Link',
    'properties listTags.encoding.path',
    { check: 'headers', ...at('link') },
    'conventions.link-first',
  ],
  [
    'a missing Link',
    'replay listTags.second-page',
    { check: 'headers', ...at('link') },
    'conventions.link-first',
  ],
  [
    'a missing x-total',
    'properties listTags.filter.search',
    { check: 'headers', ...at('x-total') },
    'conventions.x-total',
  ],
  [
    'a wrong x-total under a filter',
    'properties listRunners.filter.status',
    { check: 'filter', ...at('x-total') },
    'conventions.x-total',
  ],
  [
    'a header without a statement',
    'properties listTags.encoding.path',
    { check: 'headers', ...at('retry-after') },
    undefined,
  ],
  [
    'a link without `next`',
    'properties listTags.pages',
    { check: 'pages', ...at('link rel=next') },
    'conventions.link-next',
  ],
  [
    'a link without `last`',
    'properties listTags.pages',
    { check: 'pages', ...at('link rel=last') },
    'conventions.link-last',
  ],
  [
    'the old header Links',
    'properties listTags.pages',
    { check: 'pages', ...at('links') },
    'conventions.links-header-removed',
  ],
  [
    'totals of commits',
    'properties listCommits.pages',
    { check: 'pages', ...at('x-total') },
    'commits.no-totals',
  ],
  [
    'an offset header by cursor',
    'probes listTree.conventions.keyset-end',
    { check: 'probe', ...at('x-page') },
    'conventions.keyset-headers',
  ],
  // Pages.
  ['pages that overlap', 'properties listTags.pages', { check: 'pages' }, 'conventions.page'],
  [
    'pages of discussions that overlap',
    'properties listIssueDiscussions.pages',
    { check: 'pages' },
    'conventions.page',
  ],
  [
    'a page of another size',
    'properties listTags.pages',
    { check: 'pages', sends: ['per_page'] },
    'conventions.per-page',
  ],
  [
    'a page of 101 items',
    'properties listMilestones.pages.limit',
    { check: 'pages', sends: ['per_page'] },
    'conventions.per-page-maximum',
  ],
  [
    'a page of 30 items by default',
    'properties listMilestones.pages.limit',
    { check: 'pages' },
    'conventions.per-page-default',
  ],
  // Paths.
  [
    'an encoded path that gets another response',
    'properties listMilestones.encoding.path',
    { check: 'encoding' },
    'conventions.project-by-path',
  ],
  [
    'an unknown ID',
    'properties listMilestones.encoding.path',
    { check: 'status', ...wrong(200, 404) },
    'conventions.project-by-id',
  ],
  [
    'plain slashes in a path',
    'properties listTree.encoding.path',
    { check: 'encoding', ...wrong(404, 200) },
    'conventions.unencoded-path-parameter',
  ],
  // Statuses.
  [
    'a gateway that fails',
    'properties listMilestones.encoding.path',
    { check: 'status', ...wrong(200, 502) },
    undefined,
  ],
  [
    'a page of a portal',
    'properties listMilestones.encoding.path',
    { check: 'content-type' },
    undefined,
  ],
  ['a body that is no JSON', 'replay getTag.released', { check: 'json' }, undefined],
  [
    'no token, and success',
    'properties listSshKeys.authentication.none',
    { check: 'authentication', ...wrong(401, 200) },
    'ssh-keys.own-need-authentication',
  ],
  [
    'a status that no statement of the case is about',
    'replay createProjectDeployKey.push-until',
    { check: 'status', ...wrong(201, 404) },
    undefined,
  ],
  // Fields.
  [
    'a field of the case',
    'replay createProjectDeployKey.push-until',
    { check: 'documented-body', ...at('/can_push') },
    'deploy-keys.create-keeps-can-push',
  ],
  [
    'another field of the case',
    'replay createProjectDeployKey.push-until',
    { check: 'documented-body', ...at('/title') },
    undefined,
  ],
  [
    'the type of a field',
    'properties updateProjectDeployKey.keeps.field.title',
    { check: 'schema', ...at('/created_at') },
    undefined,
  ],
  [
    'a sent field',
    'properties updateProjectDeployKey.keeps.field.title',
    { check: 'read-back', ...at('/title') },
    'deploy-keys.update-changes-title',
  ],
  [
    'a field that was not sent',
    'properties updateProjectDeployKey.keeps.field.title',
    { check: 'read-back', ...at('/can_push') },
    'deploy-keys.update-leaves-unnamed',
  ],
  [
    'a sent field in the response to the write',
    'properties updateProjectDeployKey.keeps.field.title',
    { check: 'echo', ...at('/title') },
    'deploy-keys.update-changes-title',
  ],
  // Filters and defaults.
  [
    'a filter for a state',
    'properties listMergeRequests.filter.state',
    { check: 'filter', sends: ['state=locked'] },
    'merge-requests.state-locked',
  ],
  [
    'the filter with `not`',
    'properties listMergeRequests.filter.not.author_id',
    { check: 'filter', sends: ['not.author_id=5'] },
    'merge-requests.not-author-id',
  ],
  [
    'a boolean filter',
    'properties listMergeRequests.filter.draft',
    { check: 'filter', sends: ['draft=false'] },
    'merge-requests.draft-false',
  ],
  [
    'the default of an order',
    'properties listTags.defaults.sort',
    { check: 'defaults' },
    'tags.default-sort',
  ],
  [
    'the default of a key of order',
    'properties listTags.defaults.order_by',
    { check: 'defaults' },
    'tags.default-order',
  ],
  [
    'a default without a statement',
    'properties listTree.defaults.pagination',
    { check: 'defaults' },
    undefined,
  ],
  [
    'the statement of a probe',
    'probes getCommit.commits.retrieve-with-stats',
    { check: 'probe' },
    'commits.retrieve-with-stats',
  ],
])('%s, found by %s', (_, job, finding, shown) => {
  expect(
    findViolated(statements, readJob(job), { pointer: '#/paths', ...finding } as Finding)?.id,
  ).toBe(shown);
});

test.each<
  [
    what: string,
    workflow: string,
    operation: string,
    step: string,
    finding: Partial<Finding>,
    shown: string | undefined,
  ]
>([
  [
    'the field of a criterion',
    'cluster-defaults',
    'createCluster',
    'create',
    at('/managed'),
    'clusters.create-managed-default',
  ],
  [
    'another field',
    'cluster-defaults',
    'createCluster',
    'create',
    at('/authorization_type'),
    'clusters.create-authorization-default',
  ],
  [
    'a field without a statement',
    'cluster-defaults',
    'createCluster',
    'create',
    at('/domain'),
    undefined,
  ],
  [
    'the message of a tag',
    'tag-refs',
    'createTag',
    'annotate',
    at('/message'),
    'tags.annotated-message',
  ],
  [
    'the target of a tag',
    'tag-refs',
    'createTag',
    'annotate',
    at('/target'),
    'tags.annotated-target',
  ],
  [
    'the status of a step',
    'tag-refs',
    'createTag',
    'annotate',
    { check: 'status', ...wrong(201, 400) },
    'tags.create-from-commit',
  ],
  [
    'a step of a workflow that shows a statement as a whole',
    'issue-discussion-thread',
    'createIssueDiscussion',
    'start',
    {},
    undefined,
  ],
])('%s, found by the workflow %s', (_, workflow, operation, step, finding, shown) => {
  const found = { check: 'criterion', pointer: '#/paths', step, ...finding } as Finding;
  expect(findViolated(statements, readJob(`lifecycles ${workflow}`, operation), found)?.id).toBe(
    shown,
  );
});

test('a renamed relation of Link is one cause on all pages of all lists, with its statement', () => {
  const listed = (operation: string, page: number) =>
    result({
      suite: 'properties',
      id: `${operation}.pages`,
      operations: [operation],
      outcome: 'fail',
      findings: [
        {
          check: 'pages',
          message: `on page ${page} of 4, the Link next leads to page ${page + 1}, but it is absent`,
          requirement: `on page ${page} of 4, the Link next leads to page ${page + 1}`,
          pointer: `#/paths/${operation}/get/x-paginated`,
          location: 'link rel=next',
          cause: 'Link has no next',
          statement: 'conventions.link-next',
        },
      ],
    });
  const pages = [listed('listTags', 1), listed('listTags', 2), listed('listCommits', 1)];
  expect(clusterFindings(pages)).toMatchObject([
    { title: 'Link has no next', cases: 3, statement: 'conventions.link-next' },
  ]);
});
