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
  const { figures, faults } = await proveRespect(contract, {
    isWanted: (area) => area === 'gpg-keys',
  });
  const own = contract.workflows.filter(({ area }) => area === 'gpg-keys');
  const fit = own.filter((workflow) => !unfitForRespect(contract, workflow));
  expect({ figures: figures[0], faults }).toEqual({
    figures: `${fit.length} of ${own.length} workflows ran`,
    faults: [],
  });
  expect(fit.length).toBeGreaterThan(0);
}, 60_000);

test('reports a failed run, even if Respect accepts the status', async () => {
  const { faults } = await proveRespect(contract, {
    isWanted: (area) => area === 'milestones',
    change: { project: 404404 },
  });
  expect(faults).toContainEqual(
    expect.stringMatching(/^openapi\/workflows\/milestones\.yaml: Failed/),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/: the step \S+ wants \$statusCode == 201, but the status was 404$/),
  );
}, 60_000);

test('leaves out workflows that need a person or a webhook, or state why only our interpreter can run them', () => {
  const left = contract.workflows.filter((workflow) => unfitForRespect(contract, workflow));
  const reasoned = left.filter(({ ownRunner }) => ownRunner !== undefined);
  expect(reasoned.length).toBeLessThan(contract.workflows.length / 3);
  const others = left.filter((workflow) => !reasoned.includes(workflow));
  const isAlert = ({ area }: { area: string }) => area === 'alerts';
  expect(others.filter(isAlert)).toEqual(contract.workflows.filter(isAlert));
  expect(others.filter((one) => !isAlert(one)).map(({ id }) => id)).toEqual([
    'dependency-list-export-expire',
    'saml-identity-retrust',
    'saml-identity-delete',
  ]);
});
