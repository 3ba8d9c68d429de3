import { isDeepStrictEqual } from 'node:util';
import type { PreparedRun } from '../../../conformance/index.ts';
import type { Case } from '../../../contract/case.ts';
import { expectedOf, meaningOf, receivedFrom } from '../../../test/requestMeaning.ts';
import { credential } from '../../../wire/credential.ts';
import { type Exchange, exchange } from '../../../wire/exchange.ts';
import { type RunningServer, startServer } from '../../../wire/startServer.ts';

export interface Judge extends RunningServer {
  /** The IDs of the cases whose samples have sent their request. */
  sent: ReadonlySet<string>;
  faults: string[];
  /** The ID of the last case that was announced. */
  last(): string | undefined;
}

/**
 * Starts a server between the samples and the sandbox. A program announces each case at `/next/<ID>`, and the sandbox
 * is reset. The next request must be that of the case. It is sent on to the sandbox as the caller of the case.
 */
export async function startJudge(
  { contract, target, jobs, knownFailures }: PreparedRun,
  onNext: (id: string) => void,
): Promise<Judge> {
  const caseOf = new Map(contract.cases.map((one) => [one.id, one]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const sent = new Set<string>();
  const faults: string[] = [];
  let current: Case | undefined;
  const server = await startServer(async (request, response) => {
    const [, next] = /^\/next\/(.+)$/.exec(request.url!) ?? [];
    if (next !== undefined) {
      current = caseOf.get(next)!;
      onNext(next);
      await target.prepare?.([current.operation], false);
      response.writeHead(204).end();
      return;
    }
    const received = await receivedFrom(request);
    const documented = current!;
    if (sent.has(documented.id)) faults.push(`${documented.id} sends two requests`);
    sent.add(documented.id);
    const expected = expectedOf(contract, documented);
    const meaning = meaningOf(received);
    if (!isDeepStrictEqual(meaning, expected))
      faults.push(
        `${documented.id} sends ${JSON.stringify(meaning)} instead of ${JSON.stringify(expected)}`,
      );
    const job = jobOf.get(documented.id)!;
    if ('reason' in job) throw new Error(`${documented.id} cannot run: ${job.reason}`);
    let exchanged: Exchange | undefined;
    const judgement = await job.perform(async ({ operation, token, scheme }) => {
      const address = new URL(operation.path === undefined ? target.alertIntake! : target.base);
      exchanged = await exchange({
        method: received.method,
        origin: address.origin,
        path: operation.path === undefined ? address.pathname : withPlainSpaces(received.target),
        headers: {
          ...(received.contentType && { 'Content-Type': received.contentType }),
          ...(received.body !== '' && {
            'Content-Length': String(Buffer.byteLength(received.body)),
          }),
          ...(token && credential(contract, operation, token, scheme)),
        },
        ...(received.body !== '' && { body: Buffer.from(received.body) }),
      });
      return { exchange: exchanged, exchanges: [exchanged], redirects: [] };
    });
    const isKnown = knownFailures.some(
      (known) =>
        'case' in known &&
        known.case === documented.name &&
        known.operation === documented.operation,
    );
    if (judgement.outcome !== 'pass' && !isKnown) {
      const [finding] = judgement.findings ?? [];
      faults.push(`${documented.id}: ${judgement.reason ?? JSON.stringify(finding)}`);
    }
    const { status, headers, body } = exchanged!.response!;
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type');
    response.writeHead(status, { ...(type && { 'content-type': type[1] }) }).end(body);
  }, 0);
  return { ...server, sent, faults, last: () => current?.id };
}

/**
 * Writes a space in the query as `%20`. Some libraries write `+`, which means the same, but a link to the next page
 * repeats it.
 */
function withPlainSpaces(target: string): string {
  const [path = '', query] = target.split('?');
  return query === undefined ? path : `${path}?${query.replaceAll('+', '%20')}`;
}
