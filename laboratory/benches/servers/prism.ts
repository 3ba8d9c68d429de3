/** Starts plain Prism with the same bundle as the mock, for a benchmark, and prints its address. */

import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { readContract } from '../../../contract/contract.ts';
import { PRISM_CONFIG, SILENT_LOGGER } from '../../../mock/index.ts';

const { document } = await readContract();
const server = createServer(await getHttpOperationsFromSpec(document), {
  components: { logger: SILENT_LOGGER },
  config: PRISM_CONFIG,
  cors: true,
});
console.log((await server.listen(0, '127.0.0.1')) as string);
