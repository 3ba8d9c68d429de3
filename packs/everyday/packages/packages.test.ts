import { afterAll, beforeEach, expect, test } from 'vitest';
import { createForgeClient } from '../../../client/everyday.ts';
import { startSandbox } from '../../../testing/startSandbox.ts';

const forge = await startSandbox();
beforeEach(() => forge.reset());
afterAll(() => forge.close());

const clientOf = (user: string) =>
  createForgeClient({ baseUrl: forge.url, token: `sandbox-token-of-${user}` });
const client = clientOf('dana');
/** Bytes that are neither UTF-8 nor JSON, and the beginning of a form. */
const BYTES = new Uint8Array([0xff, 0xfe, 0, 0x7b, 0x26, 0x3d, 0x0d, 0x0a]);
const FILE = 'projects/5/packages/generic/pump/2.0.0/pump.bin';
const path = { id: 5, package_name: 'pump', package_version: '2.0.0', file_name: 'pump.bin' };

async function download(address: string): Promise<Uint8Array> {
  const headers = { 'private-token': 'sandbox-token-of-dana' };
  const response = await fetch(`${forge.apiUrl}/${address}`, { headers });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

test('a file of any bytes comes back as it was sent, whatever its media type', async () => {
  for (const type of ['', 'application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const response = await fetch(`${forge.apiUrl}/${FILE}?select=package_file`, {
      method: 'PUT',
      headers: { 'private-token': 'sandbox-token-of-dana', 'content-type': type },
      body: BYTES,
    });
    expect([type, response.status]).toEqual([type, 201]);
    expect(await response.json()).toMatchObject({ size: BYTES.length, file_name: 'pump.bin' });
    expect(await download(FILE)).toEqual(BYTES);
  }
});

test('the client sends a file, and the package is in the lists of project and group', async () => {
  await client.call('uploadPackageFile', { path, body: new Blob([BYTES]) });
  await client.call('uploadPackageFile', { path, body: new Blob(['newer']) });
  expect(new TextDecoder().decode(await download(FILE))).toBe('newer');
  const [found] = await client.call('listPackages', {
    path: { id: 5 },
    query: { package_name: 'pump' },
  });
  expect(found).toMatchObject({ name: 'pump', version: '2.0.0', package_type: 'generic' });
  const files = { id: 5, package_id: found?.id ?? 0 };
  const [first, second] = await client.call('listPackageFiles', { path: files });
  expect([first?.size, second?.size]).toEqual([BYTES.length, 5]);
  const inGroup = await client.call('listGroupPackages', { path: { id: 'acme' } });
  expect(inGroup.map(({ name }) => name)).toEqual(['engine', 'engine', 'pump']);
  await clientOf('mira').call('deletePackageFile', {
    path: { ...files, package_file_id: second?.id ?? 0 },
  });
  expect(await download(FILE)).toEqual(BYTES);
  await clientOf('mira').call('deletePackage', { path: files });
  await expect(client.call('downloadPackageFile', { path })).rejects.toMatchObject({ status: 404 });
});

test('a package of a project that the caller may not see is not found', async () => {
  const hidden = { ...path, id: 15 };
  const upload = clientOf('stan').call('uploadPackageFile', {
    path: hidden,
    body: new Blob(['a']),
  });
  await expect(upload).rejects.toMatchObject({ status: 404 });
});

test('an upload gives Markdown, and its address gives the bytes', async () => {
  const body = { file: new File([BYTES], 'the moon.png') };
  const upload = await client.call('uploadFile', { path: { id: 5 }, body });
  expect(upload).toMatchObject({ alt: 'the_moon', markdown: `![the_moon](${upload.url})` });
  expect(upload.url).toMatch(/^\/uploads\/[0-9a-f]{32}\/the_moon\.png$/);
  expect(await download(`projects/5${upload.url}`)).toEqual(BYTES);
  const mira = clientOf('mira');
  const listed = await mira.call('listUploads', { path: { id: 5 } });
  expect(listed.at(-1)).toMatchObject({ id: upload.id, size: BYTES.length });
  await mira.call('deleteUpload', { path: { id: 5, upload_id: upload.id } });
  const missing = await fetch(`${forge.apiUrl}/projects/5${upload.url}`);
  expect(missing.status).toBe(404);
});

test('a form without a file is refused', async () => {
  const form = new FormData();
  form.append('file', 'a text');
  const response = await fetch(`${forge.apiUrl}/projects/5/uploads`, {
    method: 'POST',
    headers: { 'private-token': 'sandbox-token-of-dana' },
    body: form,
  });
  expect(response.status).toBe(400);
});
