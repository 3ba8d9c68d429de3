import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dependencies, emails, memberRoles, members } from '../../../generated/tables.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const start = (scope: string, export_type: string, as = 'dana') =>
  opened.request('POST', `/${scope}/dependency_list_exports`, { as, body: { export_type } });
const status = async (path: string, as = 'dana') =>
  (await opened.request('GET', path, { as })).status;
const pathOf = ({ id }: { id: number }) => `/dependency_list_exports/${id}`;

/** Starts an export, moves the clock until it is finished, and downloads its file. */
async function fileOf(scope: string, type: string, as = 'dana') {
  const path = pathOf((await start(scope, type, as)).body);
  opened.sandbox.clock.advance(5000);
  return opened.request('GET', `${path}/download`, { as });
}

/** Validates a bill of materials with the CycloneDX schema of the library. @returns the errors */
function problemsOf(version: string, bom: unknown): string[] {
  const library = createRequire(import.meta.url).resolve(
    '@cyclonedx/cyclonedx-library/package.json',
  );
  const schema = (name: string) =>
    JSON.parse(
      readFileSync(join(dirname(library), 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
    );
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // ajv lacks two formats that the schema mentions. The exports have no field with these formats.
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  ajv.validate(schema(`bom-${version}`), bom);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('An export', () => {
  test('is finished 5 seconds after its start', async () => {
    const { body } = await start('projects/5', 'csv');
    expect(body).toMatchObject({ status: 'running', has_finished: false });
    const path = pathOf(body);
    opened.sandbox.clock.advance(4999);
    expect(await status(path)).toBe(202);
    expect(await status(`${path}/download`)).toBe(404);
    opened.sandbox.clock.advance(1);
    expect(await status(`${path}/download`)).toBe(200);
    expect((await opened.request('GET', path, { as: 'dana' })).body).toEqual({
      ...body,
      status: 'finished',
      has_finished: true,
    });
  });

  test('finishes at the second read if the clock is stopped; a download does not count as a read', async () => {
    const path = pathOf((await start('projects/5', 'csv')).body);
    expect(await status(`${path}/download`)).toBe(404);
    expect(await status(`${path}/download`)).toBe(404);
    expect(await status(path)).toBe(202);
    expect(await status(path)).toBe(200);
    expect(await status(`${path}/download`)).toBe(200);
  });

  test('is deleted when it expires', async () => {
    const { body } = await start('projects/5', 'csv');
    expect(body.expires_at).toBe('2026-10-28T09:00:00Z');
    const week = 7 * 24 * 3600 * 1000;
    opened.sandbox.clock.advance(week - 1);
    expect(await status(pathOf(body))).toBe(200);
    opened.sandbox.clock.advance(1);
    expect(await status(pathOf(body))).toBe(404);
    expect(await status(`${pathOf(body)}/download`)).toBe(404);
  });
});

test('an email says that an export is ready, if the request asked for one', async () => {
  const create = (send_email: boolean) =>
    opened.request('POST', '/projects/5/dependency_list_exports', {
      as: 'dana',
      body: { export_type: 'csv', send_email },
    });
  const sent = () => opened.sandbox.db.select().from(emails).all();
  await create(true);
  await create(false);
  expect(sent()).toEqual([]);
  opened.sandbox.clock.advance(5000);
  await opened.request('GET', '/dependency_list_exports/95', { as: 'dana' });
  expect(sent()).toMatchObject([
    { to: 'dana@acme.example', subject: 'Dependency list export 95 is ready' },
  ]);
});

describe('Access to exports', () => {
  test('every role with the permission `read_dependency` may create an export', async () => {
    for (const [as, created] of [
      ['sana', 201],
      ['dana', 201],
      ['omar', 201],
      ['audrey', 201],
      ['ada', 201],
      ['rita', 403],
      ['gus', 403],
      ['stan', 403],
    ] as const)
      for (const [scope, type] of [
        ['projects/5', 'csv'],
        ['groups/3', 'csv'],
        ['pipelines/1042', 'sbom'],
      ] as const)
        expect([as, scope, (await start(scope, type, as)).status]).toEqual([as, scope, created]);
  });

  test('a custom role with the permission `read_dependency` may create an export', async () => {
    const { db } = opened.sandbox;
    db.update(members).set({ member_role_id: 121 }).where(eq(members.user, 'gus')).run();
    expect((await start('projects/5', 'csv', 'gus')).status).toBe(403);
    db.update(memberRoles)
      .set({ permissions: ['read_dependency'] })
      .run();
    for (const [scope, type] of [
      ['projects/5', 'csv'],
      ['groups/3', 'csv'],
      ['pipelines/1042', 'sbom'],
    ] as const) {
      const { status: created, body } = await start(scope, type, 'gus');
      expect([scope, created, await status(pathOf(body), 'gus')]).toEqual([scope, 201, 202]);
    }
    // An author who loses the permission cannot read the export.
    db.update(members).set({ member_role_id: null }).where(eq(members.user, 'gus')).run();
    expect(await status('/dependency_list_exports/95', 'gus')).toBe(403);
  });

  test('only the author of an export may read it', async () => {
    const path = pathOf((await start('projects/5', 'csv')).body);
    for (const as of ['mira', 'omar', 'ada', 'gus']) expect(await status(path, as)).toBe(403);
    expect((await opened.request('GET', path)).status).toBe(401);
    // Refused requests do not count as reads.
    expect(await status(path)).toBe(202);
  });

  test('an export of a private project is a 404 for callers who may not see the project', async () => {
    const path = pathOf((await start('projects/15', 'csv')).body);
    expect(await status(path, 'stan')).toBe(404);
    expect((await start('projects/15', 'csv', 'stan')).status).toBe(404);
  });
});

test('exports of a project, a group and a pipeline each accept other file types', async () => {
  const types = ['dependency_list', 'sbom', 'cyclonedx_1_6_json', 'json_array', 'csv'];
  for (const [scope, allowed] of [
    ['projects/5', ['dependency_list', 'cyclonedx_1_6_json', 'csv']],
    ['groups/3', ['json_array', 'csv']],
    ['pipelines/1042', ['sbom']],
  ] as const)
    for (const type of types)
      expect([scope, type, (await start(scope, type)).status]).toEqual([
        scope,
        type,
        (allowed as readonly string[]).includes(type) ? 201 : 400,
      ]);
});

describe('The file', () => {
  const names = ['liquid-oxygen', 'turbopump'];

  test('sbom: CycloneDX 1.4', async () => {
    const { body } = await fileOf('pipelines/1042', 'sbom');
    expect(body).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.4', version: 1 });
    expect(body.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(body.components.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('cyclonedx_1_6_json: tools are components', async () => {
    const { body } = await fileOf('projects/5', 'cyclonedx_1_6_json');
    expect(body).toMatchObject({
      specVersion: '1.6',
      metadata: {
        tools: { components: [{ type: 'application', name: 'fuel-gauge', version: '2.3.0' }] },
      },
      components: [{ name: 'liquid-oxygen', licenses: [{ license: { id: 'MIT' } }] }, {}],
    });
  });

  test.each([
    ['1.4', 'pipelines/1042', 'sbom'],
    ['1.6', 'projects/5', 'cyclonedx_1_6_json'],
  ])('matches the schema of CycloneDX %s', async (version, scope, type) => {
    const { db } = opened.sandbox;
    const like = db.select().from(dependencies).where(eq(dependencies.pipeline_id, 1042)).get()!;
    const licenses = ['No License Of SPDX', 'GPL-2.0-or-later'];
    const more = { ...like, id: 9000, name: 'a "name"', purl: 'pkg:npm/a', version: '', licenses };
    db.insert(dependencies).values(more).run();
    const { body } = await fileOf(scope, type);
    expect(body.components).toHaveLength(3);
    expect(problemsOf(version, body)).toEqual([]);
    expect(problemsOf(version, { ...body, components: [{ name: 'no type' }] })).not.toEqual([]);
    expect(problemsOf(version, { ...body, serialNumber: 'x' })).not.toEqual([]);
  });

  test('dependency_list: a JSON object, json_array: a flat array', async () => {
    const { body } = await fileOf('projects/5', 'dependency_list');
    expect(body).toEqual({ 'liquid-oxygen': '4.2.1', turbopump: '1.8.0' });
    const { body: array } = await fileOf('groups/3', 'json_array');
    expect(array.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('csv: text is quoted where necessary', async () => {
    const name = 'a "name", with both';
    opened.sandbox.db
      .insert(dependencies)
      .values({
        pipeline_id: 1042,
        name,
        version: '1',
        type: 'library',
        purl: 'pkg:npm/x@1',
        licenses: [],
      })
      .run();
    const { bytes, headers } = await fileOf('groups/3', 'csv');
    expect(headers.get('content-type')).toBe('text/csv');
    expect(bytes.toString().split('\n')).toEqual([
      'name,version',
      'liquid-oxygen,4.2.1',
      'turbopump,1.8.0',
      '"a ""name"", with both",1',
      '',
    ]);
  });

  test('of a project without pipelines is empty', async () => {
    const { body } = await fileOf('projects/6', 'dependency_list');
    expect(body).toEqual({});
  });
});

test('an unknown export is not found', async () => {
  expect((await start('pipelines/404404', 'sbom')).status).toBe(404);
  expect((await start('groups/404404', 'csv')).status).toBe(404);
  expect(await status('/dependency_list_exports/404404')).toBe(404);
});
