/**
 * Creates the repositories of the example world with git, and compares them with the objects that our code computes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastImportStream } from '../../contract/world/fastImportStream.ts';
import { refsOf } from '../../contract/world/repositoryOf.ts';
import type { World } from '../../contract/world/worldOf.ts';
import { lacks } from '../../test/programs.ts';
import { compileWorld } from './compileWorld.ts';

// These variables make git ignore the configuration of the machine.
const env = { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', HOME: '/nonexistent', TZ: 'UTC' };

function git(folder: string, args: string[], input?: Buffer): string {
  return execFileSync('git', ['-C', folder, ...args], { env, input, encoding: 'utf8' });
}

let world: World;
let folder: string;
beforeAll(async () => {
  ({ world } = await compileWorld());
  folder = mkdtempSync(join(tmpdir(), 'forge-world-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a repository of the example world with git. @returns its path */
function make(name: string, place: string): string {
  const repository = world.repositories.get(name);
  if (!repository) throw new Error(`There is no repository ${name}`);
  const path = join(folder, `${name}-${place}`);
  execFileSync('git', ['init', '--quiet', '--bare', '-b', repository.defaultBranch, path], { env });
  git(path, ['fast-import', '--quiet', '--done'], fastImportStream(repository));
  const updates = Object.entries(refsOf(repository)).map(([ref, sha]) => `update ${ref} ${sha}\n`);
  git(path, ['update-ref', '--stdin'], Buffer.from(updates.join('')));
  return path;
}

const objectsOf = (path: string) =>
  git(path, ['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']).trim().split('\n');
const writtenRefs = (path: string) =>
  git(path, ['for-each-ref', '--format=%(refname) %(objectname)']).trim().split('\n');

const names = [...(await compileWorld()).world.repositories.keys()];

describe.each(names)('the repository %s', (name) => {
  it('has the computed objects and refs, every time that git creates it', () => {
    const [first, second] = [make(name, 'a'), make(name, 'b')];
    const { branches, tags, objects } = world.repositories.get(name) ?? expect.fail();
    const refs = [
      ...[...branches].map(([branch, sha]) => `refs/heads/${branch} ${sha}`),
      ...tags.map((tag) => `refs/tags/${tag.name} ${tag.target}`),
    ];
    expect(objectsOf(first)).toEqual([...objects].sort());
    expect(objectsOf(second)).toEqual(objectsOf(first));
    expect(writtenRefs(first)).toEqual(refs.sort());
    expect(writtenRefs(second)).toEqual(writtenRefs(first));
    expect(git(first, ['fsck', '--strict', '--full', '--no-dangling'])).toBe('');
  });
});

describe.skipIf(lacks('openssl'))('a signed tag', () => {
  const signatureOf = (text: string) => {
    const start = text.indexOf('-----BEGIN SIGNED MESSAGE-----');
    return { payload: text.slice(0, start), signature: text.slice(start) };
  };

  function verify(payload: string, signature: string): string {
    const file = (name: string, text: string) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const authority = world.tables.x509_issuers?.[0]?.certificate as string;
    const signed = world.repositories.get('rocket')?.tags.find(({ name }) => name === 'v1.1.0');
    return execFileSync(
      'openssl',
      [
        ...['cms', '-verify', '-binary', '-inform', 'PEM'],
        ...['-in', file('signature', signature.replaceAll('SIGNED MESSAGE', 'CMS'))],
        ...['-content', file('payload', payload)],
        ...['-CAfile', file('authority', authority), '-purpose', 'smimesign'],
        ...['-attime', String(Date.parse(signed?.tagger?.date ?? '') / 1000)],
        ...['-signer', join(folder, 'signer')],
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  }

  it('is signed over its own bytes with the certificate of the world', () => {
    const text = git(make('rocket', 'signed'), ['cat-file', 'tag', 'v1.1.0']);
    const { payload, signature } = signatureOf(text);
    expect(verify(payload, signature)).toBe(payload);
    const signer = execFileSync('openssl', ['x509', '-in', join(folder, 'signer')], {
      encoding: 'utf8',
    });
    expect(signer).toBe(world.tables.x509_certificates?.[0]?.certificate);
  });

  it('is invalid after one byte changes', () => {
    const text = git(make('rocket', 'changed'), ['cat-file', 'tag', 'v1.1.0']);
    const { payload, signature } = signatureOf(text);
    expect(() => verify(payload.replace('Fuel', 'fuel'), signature)).toThrow(
      /Verification failure/,
    );
  });
});
