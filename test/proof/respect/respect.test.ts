/** Tests that other programs can lint and run our workflows, because the workflows are complete Arazzo documents. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { runRedocly } from '../../../contract/diff/runRedocly.ts';
import { proveRespect, unfitForRespect } from './proveRespect.ts';

const contract = await readContract();
const FOLDER = join('openapi', 'workflows');

test('`redocly lint` accepts every document', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file !== 'waivers.yaml');
  const { status, stderr } = await runRedocly(['lint', ...files.map((file) => join(FOLDER, file))]);
  expect(stderr).toContain(`Your API descriptions are valid`);
  expect(status).toBe(0);
}, 60_000);

test('`redocly lint` refuses a reference to an output that no step has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  const file = join(folder, 'tags.yaml');
  const text = await readFile(join(FOLDER, 'tags.yaml'), 'utf8');
  await writeFile(
    file,
    text.replace('$steps.create.outputs.created_at', '$steps.create.outputs.at'),
  );
  const { status, stderr, stdout } = await runRedocly(['lint', file]);
  expect(stderr + stdout).toContain('Output key "at" is not defined in step "create"');
  expect(status).toBe(1);
  await rm(folder, { recursive: true });
}, 60_000);

test('`redocly respect` runs a document on the sandbox (npm run proof -- respect runs all)', async () => {
  const { figures, faults } = await proveRespect(contract, { isWanted: (area) => area === 'tags' });
  expect({ figures, faults }).toEqual({ figures: ['2 of 2 workflows ran'], faults: [] });
}, 60_000);

test('reports a failed run, even if Respect accepts the status', async () => {
  const { faults } = await proveRespect(contract, {
    isWanted: (area) => area === 'milestones',
    change: { project: 404404 },
  });
  expect(faults).toContainEqual(
    expect.stringMatching(/^openapi\/workflows\/milestones\.yaml: Failed/),
  );
  expect(faults).toContain(
    'milestone-life: the step create wants $statusCode == 201, but the status was 404',
  );
}, 60_000);

test('leaves out workflows that need a person or a webhook', () => {
  const left = contract.workflows.filter((workflow) => unfitForRespect(contract, workflow));
  expect(left.map(({ id }) => id)).toEqual([
    'alert-group',
    'alert-resolve',
    'alert-resolve-metrics',
    'alert-recur',
    'dependency-list-export-expire',
    'saml-identity-retrust',
    'saml-identity-delete',
  ]);
});
