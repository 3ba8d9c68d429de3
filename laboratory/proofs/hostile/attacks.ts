/** Requests that try to hold up a server, to exhaust its memory, or to reach other parts of the machine. */
import { gzipSync } from 'node:zlib';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { FORM } from '../../../wire/mediaType.ts';
import { commitWithFile, hashObject, pushBody, type WrittenCommit } from '../pushBody.ts';
import { hostilePush } from './hostilePush.ts';

/** A request, with its whole body. */
export interface HostileRequest {
  method: string;
  /** Path and query, with the base path. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Attack {
  name: string;
  request: HostileRequest;
  /** True if the request is wrong, so that the status must be 4xx. Otherwise, any status below 500 is right. */
  isRefused: boolean;
  /** The size in bytes by which the cost is judged. Default: that of the body. */
  bytes?: number;
  /** The time in milliseconds after which the client leaves. Default: a missing response is a fault. */
  leavesAfter?: number;
}

const PROJECT = `${BASE_PATH}/projects/5`;
const NOTES = `${PROJECT}/issues/11/notes`;
const COMMITS = `${PROJECT}/repository/commits`;
const TOKEN = { 'private-token': 'sandbox-token-of-mira' };

/** A request that every server must serve, also while it is attacked. */
export const ORDINARY: HostileRequest = {
  method: 'GET',
  path: `${PROJECT}/repository/tags?per_page=1`,
  headers: TOKEN,
  body: Buffer.alloc(0),
};

/** Returns a valid request whose body has about this number of bytes. */
export function ordinaryOf(bytes: number): HostileRequest {
  const texts = Array.from({ length: Math.ceil(bytes / 13) }, () => '0123456789');
  return json('POST', NOTES, { body: 'Ordinary', more: texts });
}

function sent(
  method: string,
  path: string,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): HostileRequest {
  return {
    method,
    path,
    headers: { ...TOKEN, 'content-type': type, ...headers },
    body: Buffer.from(body as string),
  };
}

function json(method: string, path: string, value: object | string): HostileRequest {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return sent(method, path, 'application/json', text);
}

const form = (text: string) => sent('POST', NOTES, FORM, text);
const note = (text: string) => json('POST', NOTES, text);
const listed = (count: number, item: (index: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, index) => item(index)).join(separator);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const refused = (name: string, request: HostileRequest): Attack => ({
  name,
  request,
  isRefused: true,
});
const bounded = (name: string, request: HostileRequest): Attack => ({
  name,
  request,
  isRefused: false,
});

/** Attacks on the parsers of requests, which every server has. */
export const ON_PARSERS: Attack[] = [
  refused('a form of 6,000 levels', form(`z${'[a]'.repeat(6_000)}=1`)),
  refused('a form of 100,000 levels', form(`z${'[a]'.repeat(100_000)}=1`)),
  refused('a form of 100,000 encoded levels', form(`z${'%5Ba%5D'.repeat(100_000)}=1`)),
  refused(
    'a form of 45,000 names with 90 levels',
    form(listed(45_000, (index) => `k${index}${'[a]'.repeat(90)}=1`, '&')),
  ),
  refused('a form of 400,000 names', form(listed(400_000, (index) => `k${index}=1`, '&'))),
  bounded('a form of 49,000 names', form(`body=x&${listed(49_000, (at) => `k${at}=1`, '&')}`)),
  bounded(
    'a form of 49,000 hashes in an array',
    form(`body=x&${listed(49_000, () => 'k[][a]=1', '&')}`),
  ),
  refused('JSON of 100,000 levels', note(`{"body":"x","a":${nested(100_000)}}`)),
  refused('JSON of 3,000,000 open brackets', note('['.repeat(3_000_000))),
  refused(
    'JSON with 300,000 unknown names',
    note(`{"body":"x",${listed(300_000, (index) => `"k${index}":1`)}}`),
  ),
  refused('JSON with 3,000,000 values', note(`{"body":"x","k":[${'1,'.repeat(3_000_000)}1]}`)),
  refused('JSON with 900,000 values', note(`{"body":"x","k":[${'1,'.repeat(900_000)}1]}`)),
  bounded('JSON with 90,000 values', note(`{"body":"x","k":[${'1,'.repeat(90_000)}1]}`)),
  refused('a text with 1,000,000 backslashes', note(`{"body":"${'\\'.repeat(1_000_001)}"}`)),
  refused('JSON that is not UTF-8', {
    ...note(''),
    body: Buffer.concat([
      Buffer.from('{"body":"'),
      Buffer.alloc(1_000_000, 0xff),
      Buffer.from('"}'),
    ]),
  }),
  refused(
    'a compressed body of 200 MB',
    sent('POST', NOTES, 'application/json', gzipSync(Buffer.alloc(200_000_000, 'x')), {
      'content-encoding': 'gzip',
    }),
  ),
  refused('an address of 900,000 characters', {
    ...ORDINARY,
    path: `${ORDINARY.path}&search=${'a'.repeat(900_000)}`,
  }),
  refused(
    '30,000 items without any field',
    json('POST', `${PROJECT}/protected_environments`, {
      name: 'hostile',
      deploy_access_levels: numbers(30_000).map(() => ({})),
    }),
  ),
  refused(
    '300,000 items of a wrong type',
    json('PUT', `${BASE_PATH}/runners/63`, { tag_list: numbers(300_000) }),
  ),
  refused(
    '20,000 actions with two mistakes each',
    json('POST', COMMITS, {
      branch: 'main',
      commit_message: 'Hostile',
      actions: numbers(20_000).map((file_path) => ({ action: 'no', file_path })),
    }),
  ),
];

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

const listOf = (path: string, parameters: object) => json('GET', `${BASE_PATH}${path}`, parameters);
const commit = (fields: object) =>
  json('POST', COMMITS, { branch: 'main', commit_message: 'Hostile', ...fields });
const actions = (count: number, action: (index: number) => object) => ({
  actions: Array.from({ length: count }, (_, index) => action(index)),
});

/** A push of one commit to a branch. The status of a refused push is 200: its report has the reason. */
const push = (branch: string | Buffer, written: WrittenCommit): HostileRequest => {
  const objects = commitWithFile(written);
  const name = Buffer.concat([Buffer.from('refs/heads/'), Buffer.from(branch as string)]);
  const body = pushBody([{ name, sha: hashObject(objects[0]!) }], objects);
  return {
    ...sent('POST', '', 'application/x-git-receive-pack-request', body),
    path: '/acme/rocket.git/git-receive-pack',
  };
};

/** A name that is not UTF-8. */
const RAW_NAME = Buffer.from([0x68, 0xff, 0xfe, 0x69]);

const read = (path: string): HostileRequest => ({ ...ORDINARY, path: BASE_PATH + path });

/** Pushes that would spoil a repository, each followed by the requests that showed it. */
const BY_PUSH: Attack[] = [
  ...['99999999999999999999 +0000', '-1 +0000', '253402300800 +9999'].map((time, index) =>
    bounded(`a commit of the time ${time}`, push(`time-${index}`, { name: 'a', time })),
  ),
  ...['..', '.git', '../../x', '.GIT', 'git~1', '.git\u200c', '.', RAW_NAME].map((name, index) =>
    bounded(`a tree with the name ${name}`, push(`tree-${index}`, { name })),
  ),
  bounded('a branch whose name is not UTF-8', push(RAW_NAME, { name: 'a' })),
  bounded('a tree with an unknown mode', push('mode', { name: 'a', mode: '170000' })),
  bounded('all commits after the pushes', read('/projects/5/repository/commits?all=true')),
  ...numbers(8).map((index) =>
    bounded(
      `an archive of tree-${index}`,
      read(`/projects/5/repository/archive.tar?sha=tree-${index}`),
    ),
  ),
  bounded('the contributors after the pushes', read('/projects/5/repository/contributors')),
  bounded('two services at once', {
    ...ORDINARY,
    headers: {},
    path: '/acme/rocket.git/info/refs?service=git-upload-pack&service=git-receive-pack',
  }),
];

/** Names that become parts of paths, files that git refuses, and changes of an archived project. */
const BY_NAME: Attack[] = [
  ...['.', '..', ''].flatMap((name) => [
    refused(
      `an environment named '${name}'`,
      json('POST', `${PROJECT}/protected_environments`, {
        name,
        deploy_access_levels: [{ access_level: 40 }],
      }),
    ),
    refused(`a milestone without a title, as '${name}'`, {
      ...json('POST', `${PROJECT}/milestones`, { title: name && ' ' }),
    }),
  ]),
  ...['git~1/x', 'a\\..\\b', '.git\u200c/x', '../x', '.git/hooks/post-update'].map((path) =>
    refused(
      `a file named ${path}`,
      commit({ actions: [{ action: 'create', file_path: path, content: 'x' }] }),
    ),
  ),
  refused(
    'a commit in an archived project',
    json('POST', `${BASE_PATH}/projects/14/repository/commits`, {
      branch: 'main',
      commit_message: 'Hostile',
      allow_empty: true,
    }),
  ),
  bounded(
    'a walk by key behind a tag that is gone',
    read('/projects/5/repository/tags?order_by=name&sort=asc&page_token=gone'),
  ),
];

/** Attacks on the state of a sandbox, on its database and on git. */
export const ON_STATE: Attack[] = [
  ...BY_PUSH,
  ...BY_NAME,
  refused(
    '30,000 invited addresses',
    json('POST', `${PROJECT}/invitations`, {
      access_level: 30,
      email: listed(30_000, (index) => `hostile${index}@evil.example`),
    }),
  ),
  refused(
    '60,000 invited IDs',
    json('POST', `${PROJECT}/invitations`, {
      access_level: 30,
      user_id: listed(60_000, (index) => `${index + 1_000_000}`),
    }),
  ),
  bounded(
    'a message with 100,000 trailers of one name',
    commit({ allow_empty: true, commit_message: `Hostile\n\n${'Key: value\n'.repeat(100_000)}` }),
  ),
  bounded(
    'a message with 50,000 trailers of different names',
    commit({
      allow_empty: true,
      commit_message: `Hostile\n\n${listed(50_000, (index) => `Key${index}: value`, '\n')}`,
    }),
  ),
  refused(
    '10,000 new files in one directory',
    commit(actions(10_000, (at) => ({ action: 'create', file_path: `many/${at}`, content: 'x' }))),
  ),
  refused(
    '2,000 new files in 8,000 directories',
    commit(
      actions(2_000, (at) => ({ action: 'create', file_path: `d${at}/a/b/c/d`, content: 'x' })),
    ),
  ),
  bounded(
    '2,000 new files in one directory',
    commit(actions(2_000, (at) => ({ action: 'create', file_path: `many/${at}`, content: 'x' }))),
  ),
  bounded(
    '2,000 changes of files in one directory',
    commit(actions(2_000, (at) => ({ action: 'update', file_path: `many/${at}`, content: 'y' }))),
  ),
  refused(
    'a new file of 2,000 levels, 2,000 times',
    commit(
      actions(2_000, (at) => ({
        action: 'create',
        file_path: `${'a/'.repeat(1_900)}${at}`,
        content: 'x',
      })),
    ),
  ),
  refused(
    'an author of 140,000 characters',
    listOf('/projects/5/repository/commits', { author: 'a'.repeat(140_000) }),
  ),
  bounded(
    'a path of 140,000 characters',
    listOf('/projects/5/repository/commits', { path: 'a'.repeat(140_000) }),
  ),
  bounded(
    'a path of 1,000,000 slashes',
    listOf('/projects/5/repository/commits', { path: `${'/'.repeat(1_000_000)}a` }),
  ),
  bounded(
    'a directory behind 1,000,000 slashes',
    listOf('/projects/5/repository/tree', { path: `${'/'.repeat(1_000_000)}a` }),
  ),
  refused(
    'an excluded path of 140,000 characters',
    listOf('/projects/5/repository/archive', { exclude_paths: 'a'.repeat(140_000) }),
  ),
  bounded(
    'excluded paths of 60,000 slashes',
    listOf('/projects/5/repository/archive', {
      exclude_paths: `${'/'.repeat(60_000)}a${'/'.repeat(5_000)}b`,
    }),
  ),
  bounded(
    'a commit name of 1,000,000 characters',
    listOf('/projects/5/repository/compare', { from: 'a'.repeat(1_000_000), to: 'main' }),
  ),
  bounded(
    '100,000 IIDs of milestones',
    listOf('/projects/5/milestones', { iids: numbers(100_000) }),
  ),
  bounded(
    '100,000 labels in a filter',
    listOf('/merge_requests', { labels: listed(100_000, (at) => `l${at}`) }),
  ),
  bounded(
    '100,000 tags in a filter',
    listOf('/runners', { tag_list: numbers(100_000).map(String) }),
  ),
  refused(
    '300,000 tags of a runner',
    json('PUT', `${BASE_PATH}/runners/63`, { tag_list: numbers(300_000).map(String) }),
  ),
  refused(
    '100,000 host keys of a mirror',
    json('PUT', `${PROJECT}/remote_mirrors/102`, {
      host_keys: numbers(100_000).map(
        () => 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAOkdQVzFyLtkMIeUu6uvtXpbhGF2lYWrANoSeZRaE5v',
      ),
    }),
  ),
  refused(
    'a pattern for branches with 100,000 characters',
    json('PUT', `${PROJECT}/remote_mirrors/102`, { mirror_branch_regex: 'a{1000}'.repeat(14_000) }),
  ),
  bounded(
    'a tag with a signature of 1,000,000 line breaks',
    json('POST', `${PROJECT}/repository/tags`, {
      tag_name: 'hostile',
      ref: 'main',
      message: `x\n-----BEGIN SIGNED MESSAGE-----\n${'\n'.repeat(1_000_000)}!`,
    }),
  ),
  bounded('its signature', { ...ORDINARY, path: `${PROJECT}/repository/tags/hostile/signature` }),
  // The status of a refused push is 200: its report has the reason.
  bounded('a push of four objects of a gigabyte', {
    ...sent('POST', '', 'application/x-git-receive-pack-request', hostilePush(4)),
    path: '/acme/rocket.git/git-receive-pack',
  }),
  refused('a page without an end', { ...ORDINARY, path: `${ORDINARY.path}&page=Infinity` }),
  refused('half of a surrogate pair in a name', note('{"body":"x","\\ud800":1}')),
  refused('a page under a foreign host name', {
    ...ORDINARY,
    headers: { ...TOKEN, host: 'evil.example' },
  }),
  refused('a page of another site', {
    ...ORDINARY,
    headers: { ...TOKEN, origin: 'https://evil.example' },
  }),
];
