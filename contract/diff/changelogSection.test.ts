import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractChangelog } from './diffContract.ts';

const BEFORE = `
openapi: 3.1.0
info: { title: Tags, version: 1.0.0 }
paths:
  /tags:
    get:
      operationId: listTags
      parameters:
        - { $ref: '#/components/parameters/Scope' }
        - { name: order, in: query, schema: { type: string } }
        - { name: page, in: query, schema: { type: integer } }
        - { name: size, in: query, schema: { type: integer } }
      responses:
        '200':
          description: The tags.
          headers:
            x-total: { schema: { type: integer } }
            x-page: { schema: { type: integer } }
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tag' } } }
    post:
      operationId: createTag
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string } } }
      responses:
        '201':
          description: The tag.
          content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } }
  /epics:
    get:
      operationId: listEpics
      responses: { '200': { description: The epics. } }
  /blobs:
    get:
      operationId: listBlobs
      responses: { '200': { description: The blobs. } }
components:
  parameters:
    Scope: { name: scope, in: query, schema: { type: string } }
  schemas:
    Tag:
      type: object
      required: [name]
      properties:
        name: { type: string, description: A name. }
        active: { type: boolean }
        release: { type: object, properties: { old: { type: string } } }
`;

const AFTER = `
openapi: 3.1.0
info: { title: Tags, version: 2.0.0 }
paths:
  /tags:
    get:
      operationId: listTags
      parameters:
        - { name: search, in: query, schema: { type: string } }
        - { $ref: '#/components/parameters/Scope' }
        - { $ref: '#/components/parameters/Page' }
        - { $ref: '#/components/parameters/Size' }
      responses:
        '200':
          description: The tags, in other words.
          headers: { x-page: { schema: { type: integer } } }
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tag' } } }
    post:
      operationId: createTag
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name, ref]
              properties: { name: { type: string }, ref: { type: string } }
      responses:
        '201':
          description: The tag.
          content: { application/json: { schema: { $ref: '#/components/schemas/Tag' } } }
        '409': { description: It exists. }
  /epics:
    get:
      operationId: listEpics
      deprecated: true
      x-deprecation: { replacement: work items API }
      responses: { '200': { description: The epics. } }
  /files:
    get:
      operationId: listFiles
      responses: { '200': { description: The files. } }
components:
  parameters:
    Scope:
      name: scope
      in: query
      deprecated: true
      x-deprecation: { replacement: search }
      schema: { type: string }
    # Only its place is new, and how large a number may be.
    Page: { name: page, in: query, schema: { type: integer, format: int64 } }
    Size: { name: size, in: query, schema: { type: string } }
  schemas:
    Tag:
      type: object
      required: [name]
      properties:
        name: { type: string, format: slug, description: A name in other words. }
        active: { type: boolean, deprecated: true, x-deprecation: { replacement: null } }
        paused: { type: boolean }
        release: { type: object, properties: { name: { type: string } } }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  await writeFile(join(folder, 'before.yaml'), BEFORE);
  await writeFile(join(folder, 'after.yaml'), AFTER);
});
afterAll(() => rm(folder, { recursive: true }));

const changelog = (before: string, after: string) =>
  contractChangelog({ base: join(folder, before), other: join(folder, after) });

test('changes that affect a caller are listed by operation; several operations with the same change share an entry', async () => {
  expect(await changelog('before.yaml', 'after.yaml')).toBe(`## 2.0.0

### In the contract

#### Added

- \`listTags\`: parameter \`search\`
- \`listFiles\`
- \`listTags\`, \`createTag\`: field \`paused\` of \`Tag\`
- \`listTags\`, \`createTag\`: field \`release.name\` of \`Tag\`
- \`createTag\`: field \`ref\` of the request
- \`createTag\`: response 409

#### Changed

- \`listTags\`: parameter \`size\`: has the type \`string\` instead of \`integer\`
- \`listTags\`, \`createTag\`: field \`name\` of \`Tag\`: has the \`format\` \`slug\`
- \`createTag\`: the request: needs \`ref\`

#### Deprecated

- \`listEpics\`: use the work items API
- \`listTags\`: parameter \`scope\`: use \`search\`
- \`listTags\`, \`createTag\`: field \`active\` of \`Tag\`

#### Removed

- \`listTags\`: parameter \`order\`
- \`listBlobs\`
- \`listTags\`, \`createTag\`: field \`release.old\` of \`Tag\`
- \`listTags\`: header \`x-total\` of response 200
`);
});

test('a rewritten schema is described by the effects of the change on a caller', async () => {
  const write = (name: string, error: string) =>
    writeFile(
      join(folder, name),
      `
openapi: 3.1.0
info: { title: Tags, version: 1.0.0 }
paths:
  /tags:
    get:
      operationId: listTags
      responses:
        '400':
          description: An error.
          content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }
components:
  schemas:
    Message: { type: object, required: [message], properties: { message: { type: string } } }
    Reasons: { type: object, required: [reasons], properties: { reasons: { type: array } } }
    Error: ${error}
`,
    );
  await write(
    'plain.yaml',
    '{ type: object, required: [message], properties: { message: { type: string } } }',
  );
  await write('all-of.yaml', "{ allOf: [{ $ref: '#/components/schemas/Message' }] }");
  await write(
    'any-of.yaml',
    "{ anyOf: [{ $ref: '#/components/schemas/Message' }, { $ref: '#/components/schemas/Reasons' }] }",
  );
  expect(await changelog('plain.yaml', 'all-of.yaml')).toContain('No change affects a caller.');
  expect(await changelog('plain.yaml', 'any-of.yaml')).toContain(
    '#### Changed\n\n- `listTags`: `Error`: has the new fields `reasons`; may lack `message`\n',
  );
});

test('an entry for many operations gives their number instead of their names', async () => {
  const operations = Array.from({ length: 13 }, (_, index) => ({
    path: `/things/${index}`,
    id: `getThing${index}`,
  }));
  const document = (property: string) => ({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: Object.fromEntries(
      operations.map(({ path, id }) => {
        const schema = { $ref: '#/components/schemas/Thing' };
        const content = { 'application/json': { schema } };
        const responses = { 200: { description: 'The thing.', content } };
        return [path, { get: { operationId: id, responses } }];
      }),
    ),
    components: { schemas: { Thing: { type: 'object', properties: { [property]: {} } } } },
  });
  await writeFile(join(folder, 'few.json'), JSON.stringify(document('name')));
  await writeFile(join(folder, 'more.json'), JSON.stringify(document('title')));
  expect(await changelog('few.json', 'more.json')).toContain(
    '#### Added\n\n- 13 operations: field `title` of `Thing`\n',
  );
});

test('two equal versions give a section with the heading Next and without changes', async () => {
  expect(await changelog('after.yaml', 'after.yaml')).toBe(
    '## Next\n\n### In the contract\n\nNo change affects a caller.\n',
  );
});

test('a file that is not OpenAPI causes an error with the reason', async () => {
  await writeFile(join(folder, 'no-openapi.yaml'), 'a: 1\n');
  await expect(changelog('before.yaml', 'no-openapi.yaml')).rejects.toThrow(
    'The two versions cannot be compared: Unsupported specification',
  );
});
