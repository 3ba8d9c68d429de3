import { expect, test } from 'vitest';
import { readContract } from '../../../contract/contract.ts';
import { listFaults } from './listFaults.ts';
import { type StartWithFaultOptions, startWithFault } from './startWithFault.ts';

const contract = await readContract();
const faults = listFaults(contract);

/** Starts a server with a fault, and reads the first page of tags. */
async function tagsWith(id: string | undefined, options: Partial<StartWithFaultOptions> = {}) {
  const fault = faults.find((one) => one.id === id);
  expect(fault?.id).toBe(id);
  const server = await startWithFault({
    contract,
    seed: 'world',
    ...options,
    ...(fault && { fault }),
  });
  try {
    const response = await fetch(
      `${server.url}/api/v4/projects/acme%2Frocket/repository/tags?per_page=2`,
      { headers: { 'PRIVATE-TOKEN': server.tokens.developer! } },
    );
    const { headers } = response;
    const tags = (await response.json()) as { name: string }[];
    return {
      setup: server.setup,
      names: tags.map(({ name }) => name),
      total: Number(headers.get('x-total')),
      page: headers.get('x-page'),
    };
  } finally {
    await server.close();
  }
}

test('a server shows the fault of its behaviour or of its source, and nothing else differs', async () => {
  const right = await tagsWith(undefined);
  expect(right.setup).toBe('world ultimate self-managed');
  expect(right.page).toBe('1');
  expect(await tagsWith('wrong-total:listTags')).toEqual({ ...right, total: right.total + 1 });
  expect(await tagsWith('conventions.x-page')).toEqual({ ...right, page: '0' });
});

test('the setup has the settings that differ from the defaults', async () => {
  const { setup } = await tagsWith(undefined, {
    tier: 'free',
    flags: { repository_blobs_batch_api: false },
    rateLimits: true,
  });
  expect(setup).toBe('world free self-managed repository_blobs_batch_api=off rate-limits');
});
