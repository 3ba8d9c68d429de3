/** Tests that the sandbox verifies a signed tag in the same way as git, which uses the program gpgsm. */
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { x509Certificates, x509Issuers } from '../../../generated/tables.ts';
import { lacks } from '../../../test/programs.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

/** git verifies with these programs. */
const isMissing = lacks('gpgsm', 'gpg-agent');

/** The folder of a keyring with the certificates of the example world. An environment variable tells git its path. */
const home = mkdtempSync(join(tmpdir(), 'gpg-'));
let { sandbox, request } = {} as TestSandbox;
beforeAll(async () => {
  ({ sandbox, request } = await openTestSandbox());
  if (isMissing) return;
  const [issuers, certificates] = [x509Issuers, x509Certificates].map((table) =>
    sandbox.db
      .select({ pem: table.certificate })
      .from(table)
      .all()
      .map(({ pem }) => pem),
  );
  const trusted = issuers!.map((pem) => `${new X509Certificate(pem).fingerprint} S relax\n`);
  // The certificates name a list of revoked certificates at an address that does not exist.
  writeFileSync(join(home, 'gpgsm.conf'), 'disable-crl-checks\n');
  writeFileSync(join(home, 'trustlist.txt'), trusted.join(''));
  const input = [...issuers!, ...certificates!].join('');
  execFileSync('gpgsm', ['--homedir', home, '--import'], { input, stdio: 'pipe' });
});
afterAll(async () => {
  if (!isMissing) execFileSync('gpgconf', ['--homedir', home, '--kill', 'all']);
  rmSync(home, { recursive: true, force: true });
  await sandbox.close();
});

async function verifyWithGit(tag: string): Promise<{ isGood: boolean; output: string }> {
  const { dir } = await sandbox.git.repository({ id: 5 });
  const { status, stderr } = spawnSync('git', ['-c', 'gpg.format=x509', 'verify-tag', tag], {
    cwd: dir,
    env: { ...process.env, GNUPGHOME: home, GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' },
    encoding: 'utf8',
  });
  return { isGood: status === 0, output: stderr };
}

test.skipIf(lacks('openssl'))(
  'the sandbox reads the same values from the certificates as the command `openssl`',
  async () => {
    const { body } = await request('GET', '/projects/5/repository/tags/v1.1.0/signature');
    const { x509_certificate: certificate } = body;
    for (const [table, { id, subject, subject_key_identifier, serial_number }] of [
      [x509Certificates, certificate],
      [x509Issuers, certificate.x509_issuer],
    ] as const) {
      const row = sandbox.db.select().from(table).where(eq(table.id, id)).get()!;
      const options = [
        '-subject',
        '-serial',
        '-nameopt',
        'RFC2253',
        '-ext',
        'subjectKeyIdentifier',
      ];
      const read = execFileSync('openssl', ['x509', '-noout', ...options], {
        input: row.certificate,
        encoding: 'utf8',
      });
      expect(read).toContain(`subject=${subject}\n`);
      expect(read).toContain(subject_key_identifier);
      // A response shows the serial number of a certificate, but not of its issuer.
      if (serial_number !== undefined)
        expect(BigInt(`0x${/serial=(\w+)/.exec(read)?.[1]}`)).toBe(BigInt(serial_number));
    }
  },
);

const statusOf = async (tag: string) =>
  (await request('GET', `/projects/5/repository/tags/${tag}/signature`)).body.verification_status;

test.skipIf(isMissing)('git and the sandbox verify the signed tag', async () => {
  expect(await verifyWithGit('v1.1.0')).toEqual({
    isGood: true,
    output: expect.stringContaining('Good signature from "/CN=Omar Owner/O=Acme"'),
  });
  expect(await statusOf('v1.1.0')).toBe('verified');
});

test.skipIf(isMissing)(
  'git and the sandbox reject the signature if the message of the tag is changed',
  async () => {
    const repository = await sandbox.git.repository({ id: 5 });
    const { signature } = (await repository.tagObject(repository.tag('v1.1.0')!))!;
    const body = { tag_name: 'forged', ref: 'main', message: `Forged\n${signature!.pem}` };
    await request('POST', '/projects/5/repository/tags', { as: 'omar', body, isEchoed: false });
    expect(await verifyWithGit('forged')).toEqual({
      isGood: false,
      output: expect.stringMatching(/bad signature/i),
    });
    expect(await statusOf('forged')).toBe('unverified');
  },
);
