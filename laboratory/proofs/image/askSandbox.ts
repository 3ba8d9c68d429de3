import { networkInterfaces } from 'node:os';

/** The token for control that the proof gives to the sandbox. */
export const CONTROL_TOKEN = 'control-token-of-the-proof';

/** The result of asking a sandbox. */
interface Asked {
  /** The median duration of a reset, in milliseconds. */
  resetMs: number;
  /** The wrong responses, one per line. */
  faults: string[];
}

/**
 * Asks a sandbox that listens on all addresses and has `CONTROL_TOKEN`. The requests come from another address than the
 * loopback address, as those of another container do.
 */
export async function askSandbox(port: number): Promise<Asked> {
  const elsewhere = `http://${addressOfMachine()}:${port}`;
  const faults: string[] = [];
  const expectThat = async (
    name: string,
    status: number,
    path: string,
    init: RequestInit = {},
    isRight: (body: never) => boolean = () => true,
  ) => {
    const response = await fetch(elsewhere + path, init).catch((error: Error) => error);
    if (response instanceof Error) return faults.push(`${name}: no response (${response.message})`);
    const text = await response.text();
    if (response.status !== status || !isRight(JSON.parse(text || 'null') as never))
      faults.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
  };
  const asDeveloper = { headers: { 'PRIVATE-TOKEN': 'sandbox-token-of-dana' } };
  const asControl = { headers: { Authorization: `Bearer ${CONTROL_TOKEN}` } };
  const tags = '/api/v4/projects/5/repository/tags';

  await expectThat(
    'the health check',
    200,
    '/_sandbox/health',
    {},
    ({ status }: { status: string }) => status === 'ok',
  );
  await expectThat(
    'a list with a token',
    200,
    tags,
    asDeveloper,
    (list: unknown[]) => list.length === 5,
  );
  await expectThat('a list without a token', 401, '/api/v4/user/keys');
  await expectThat('control without its token', 401, '/_sandbox');
  await expectThat(
    'control with its token',
    200,
    '/_sandbox',
    asControl,
    ({ tokens }: { tokens?: Record<string, string> }) =>
      tokens?.developer === 'sandbox-token-of-dana',
  );
  await expectThat('a new tag', 201, `${tags}?tag_name=v9.0.0&ref=main`, {
    method: 'POST',
    ...asDeveloper,
  });
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await expectThat('a reset', 204, '/_sandbox/reset', { method: 'POST', ...asControl });
    times.push(performance.now() - start);
  }
  await expectThat('the tag after the reset', 404, `${tags}/v9.0.0`, asDeveloper);
  return { resetMs: times.sort((one, other) => one - other)[2]!, faults };
}

/** Returns an address of this machine other than loopback. @throws an Error if the machine has no network */
function addressOfMachine(): string {
  const all = Object.values(networkInterfaces()).flat();
  const outer = all.find((one) => one?.family === 'IPv4' && !one.internal);
  if (!outer) throw new Error('This machine has only the loopback address.');
  return outer.address;
}
