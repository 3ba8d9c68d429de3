import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { installFromNpm, toolFolder } from '../install.ts';
import { runCommand } from '../runCommand.ts';
import { wfcCategory } from '../wfcCategory.ts';
import { byRequest, timeByOperation } from './findingsByOperation.ts';
import type { Tool } from './tool.ts';
import { withoutErrors } from './toolDocument.ts';
import { decodeXml, testCasesIn } from './xunit.ts';

const VERSION = '14.1.0';

export const dredd: Tool = {
  id: 'dredd',
  name: 'Dredd',
  version: VERSION,
  madeFor: 'It sends the example request of each operation, and compares status and structure.',
  setting:
    'the portable edition (OpenAPI 3.0) with examples of the world and without responses of errors, the token of an administrator',
  install: async () => {
    await installFromNpm('dredd', VERSION);
  },
  run: async ({ contract, server, world, folder, budget }) => {
    const output = join(folder, 'dredd.xml');
    const document = join(folder, 'openapi.json');
    const portable = JSON.parse(await readFile(world.portable, 'utf8'));
    await writeFile(document, JSON.stringify(withoutErrors(portable)));
    const { status, stdout, stderr, isOverdue } = await runCommand(
      process.execPath,
      [
        join(toolFolder('dredd', VERSION), 'node_modules', 'dredd', 'bin', 'dredd'),
        ...[document, server.url + BASE_PATH, '--loglevel', 'error'],
        ...['--header', `PRIVATE-TOKEN: ${world.tokens.administrator}`],
        ...['--reporter', 'xunit', '--output', output],
      ],
      { seconds: budget, cwd: folder },
    );
    const text = await readFile(output, 'utf8').catch(() => '');
    const cases = testCasesIn(text);
    if (cases.length === 0)
      throw new Error(`dredd ended with status ${status}: ${`${stdout}${stderr}`.slice(-600)}`);
    const find = byRequest(contract);
    const timeOf = timeByOperation(server.proxy);
    return {
      findings: cases.flatMap(({ name, failure }) => {
        if (failure === undefined) return [];
        const [, method = '', expected = '', url = ''] = /^(\w+) \((\d+)\) (\S+)/.exec(name) ?? [];
        const id = find(method, decodeXml(url));
        const [, message = ''] = /Message:\s*([\s\S]*?)(?:\n\s*\n|Request:|$)/.exec(failure) ?? [];
        return {
          operations: id === undefined ? [] : [id],
          code: `${expected} ${/^(\w+):/.exec(message)?.[1] ?? 'failure'}`,
          message: (message || failure).slice(0, 300),
          category: wfcCategory('SCHEMA_INVALID_RESPONSE'),
          ...timeOf(id),
        };
      }),
      ...(isOverdue && { note: 'it did not end in its time' }),
    };
  },
};
