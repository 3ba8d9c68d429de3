import { existsSync } from 'node:fs';
import type { Contract } from '../../contract/contract.ts';
import { readContractWith } from '../../contract/deviations/readContractWith.ts';
import { packFile } from '../../contract/extensions/packs.ts';
import { UsageError } from '../../contract/usageError.ts';
import { deliverCalls } from '../engine/deliverCalls.ts';
import { listRuns, RUNS_DIR, runFolder } from '../engine/runFolder.ts';
import { findRemnants } from '../engine/writes/findRemnants.ts';
import { guardWrites } from '../engine/writes/guardWrites.ts';
import { type LedgerEntry, openLedger, readLedger } from '../engine/writes/ledger.ts';
import { findStillThere } from '../engine/writes/removeCreated.ts';
import type { Output } from '../reports/terminal.ts';
import { firstLook } from '../target/firstLook.ts';
import { resolveTarget } from '../target/resolveTarget.ts';

export interface CleanUpOptions {
  /** The name of the run: `fc-t5k2x9ab12`. Default: the last run that has left a resource. */
  run?: string;
  /** The folder that contains the folders of all runs. Default: `.forge-contract` in the current folder. */
  runsDir?: string;
  /** The profile with which the run was started. The clean-up needs its tokens. */
  profile?: string;
  /** The URL of the deployment. Default: the `baseUrl` of the profile. */
  target?: string;
  /** The environment variable with the token for all roles that have no token in the profile. */
  tokenEnv?: string;
  env?: NodeJS.ProcessEnv;
  contractDir?: string;
  /** The paths of extensions, which add operations. Default: none. The packs of the run are always added. */
  extend?: string[] | undefined;
  stdout: Output;
}

/** The longest time for one response of the first look, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Removes the resources that a run has left on a deployment. It looks at the deployment first. A resource leaves the
 * ledger only if it is seen to be gone.
 * @returns 0 if no resource is left; 1 otherwise. A request that the target should have refused leaves no resource
 * @throws a UsageError if the run has no ledger, or if the profile is wrong. Also if the deployment is not that of the
 *   run, or refuses a token. Then no resource is removed, and the ledger stays unchanged
 */
export async function cleanUp(options: CleanUpOptions): Promise<0 | 1> {
  const { runsDir, profile, tokenEnv, stdout } = options;
  const run = options.run ?? (await findLastRun(runsDir));
  const file = runFolder(run, runsDir).ledger;
  const known = existsSync(file) ? readLedger(file) : undefined;
  if (!known)
    throw new UsageError(
      `There is no ledger of the run ${run}: ${file} does not exist. Check the name of the run and the folder of the runs.`,
    );
  const ofRun = (known.head.packs ?? []).map(packFile);
  const contract = await readContractWith({
    dir: options.contractDir,
    extend: [...new Set([...ofRun, ...(options.extend ?? [])])],
  });
  checkOperations(contract, known.entries, run);
  const { target, base } = await resolveTarget(
    {
      kind: 'live',
      allowWrites: true,
      ...(options.target !== undefined && { target: options.target }),
      ...(profile !== undefined && { profile }),
      ...(tokenEnv !== undefined && { tokenEnv }),
    },
    contract,
    options.env ?? process.env,
    run,
  );
  // The tokens belong to this address, so they are sent to no other one, whatever the ledger says.
  if (base !== known.head.base)
    throw new UsageError(
      `The run ${run} was on ${known.head.base}, and the profile or --target is of ${base}. No request was sent. Give the profile with which the run was started.`,
    );
  const problems = await firstLook(contract, { ...target, base }, TIMEOUT_MS);
  if (problems.length > 0)
    throw new UsageError(
      [...problems.map(({ problem }) => problem), 'No resource was removed.'].join('\n'),
    );
  const ledger = openLedger(file, known.head);
  const { send, close } = deliverCalls(contract, { ...target, base });
  try {
    const open = ledger.entries.filter(({ done }) => !done);
    await findRemnants(contract, target, ledger, run, send);
    const refused = await guardWrites({
      contract,
      target,
      ledger,
      writes: target.writes!,
      send,
    }).undo(ledger.entries);
    const left = [...refused, ...(await findStillThere({ contract, target, ledger, send }))];
    const removed = open.filter(({ done }) => done).length;
    stdout.write(
      [
        `${removed} of ${open.length} resources removed from ${known.head.base}`,
        ...new Set(left.map((entry) => `left: ${nameRemnant(entry)}`)),
        ...(left.length > 0 ? ['Call the same command again later: the ledger keeps them.'] : []),
        '',
      ].join('\n'),
    );
    return left.every(({ undo, isRefusal }) => isRefusal && !undo) ? 0 : 1;
  } finally {
    ledger.close();
    close();
  }
}

/** @throws a UsageError if the contract lacks an operation that a resource of the ledger needs */
function checkOperations({ operations }: Contract, entries: LedgerEntry[], run: string): void {
  const named = entries
    .filter(({ done }) => !done)
    .flatMap(({ operation, undo = [] }) => [operation, ...undo.map((one) => one.operation)]);
  const unknown = [...new Set(named)].filter((id) => !operations.has(id));
  if (unknown.length > 0)
    throw new UsageError(
      `The ledger of the run ${run} names operations that the contract does not have: ${unknown.join(', ')}. Give the documents of the run with --extend, or its packs with --pack. No request was sent.`,
    );
}

/** Returns the name of the last run with a ledger that lists a resource. @throws a UsageError without one */
async function findLastRun(runsDir = RUNS_DIR): Promise<string> {
  const names = (await listRuns(runsDir)).filter((name) =>
    readLedger(runFolder(name, runsDir).ledger)?.entries.some(({ done }) => !done),
  );
  if (names[0] === undefined)
    throw new UsageError(
      `No run in ${runsDir} has left a resource, so there is nothing to remove.`,
    );
  return names[0];
}

/**
 * Describes a resource that is left. It names the operation that removes the resource, or else the operation that
 * created it.
 */
export function nameRemnant({ operation, path, undo, isRefusal }: LedgerEntry): string {
  const values = (named: object) =>
    Object.entries(named)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return undo
    ? undo
        .map(
          (one) =>
            `${one.operation} (${values({ ...one.path, ...one.query })}) was refused, or its resource was not seen to be gone`,
        )
        .join('; ')
    : `possibly a resource that ${operation} (${values(path)}) created: ${isRefusal ? 'the target should have refused the request, but ' : ''}no response came, and no list shows the resource`;
}
