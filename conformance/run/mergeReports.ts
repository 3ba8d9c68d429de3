import type { Contract } from '../../contract/contract.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { WithChecks } from '../../judge/index.ts';
import {
  hintOnRecording,
  isGathered,
  joinParts,
  joinRecordings,
  listAddresses,
} from '../engine/gathered.ts';
import type { Result } from '../engine/result.ts';
import { SET_UP } from '../engine/watchLinks.ts';
import { createReport, type Report } from '../reports/report.ts';
import { identifyJob, nameOfDeviations } from './journal.ts';
import { verdict } from './verdict.ts';

/**
 * Merges the reports of shards, of runs with different suites or areas, or of the parts of a recording. If a shard is
 * missing, the merged report is incomplete. Results of equal exchanges become one result with their number.
 * @throws a UsageError if the reports used different contracts, deviations or targets, or if two reports have a
 *   result of the same job
 */
export function mergeReports(contract: Contract & WithChecks, reports: Report[]): Report {
  const [first] = reports;
  if (!first) throw new UsageError('There is no report to merge. Name two or more reports.');
  const { version } = contract.document.info;
  for (const { contract: judgedBy, target, deviations, run } of reports) {
    if (nameOfDeviations(deviations) !== nameOfDeviations(contract.deviations))
      throw new UsageError(
        deviations
          ? `A report used the deviations file ${nameOfDeviations(deviations)}: give it with --deviations.`
          : `A report used the contract itself, without the deviations file ${nameOfDeviations(contract.deviations)}.`,
      );
    if (judgedBy.version !== version)
      throw new UsageError(
        `A report used version ${judgedBy.version} of the contract, and this is version ${version}. Use forge-contract@${judgedBy.version}.`,
      );
    const isRecording = run.recording !== undefined && first.run.recording !== undefined;
    if (target.kind !== first.target.kind || !isSameDeployment(target, first.target, isRecording))
      throw new UsageError(
        `The reports are of different targets: ${describe(first.target)} and ${describe(target)}.`,
      );
  }
  const runs = reports.map(({ run }) => run);
  if (new Set(runs.map(({ strict = false }) => strict)).size > 1)
    throw new UsageError(
      'Some of the runs used --strict, and others did not. Perform all runs with the same option.',
    );
  const missing = missingShards(runs);
  const results = mergeResults(contract, reports);
  const stopped = [...new Set([...runs.flatMap(({ stopped }) => stopped ?? []), ...missing])].join(
    '; ',
  );
  const absences = runs.flatMap(({ absences }) => absences ?? []);
  const pace = runs.map(({ pace }) => pace).find((one) => one !== undefined);
  const parts = runs.flatMap(({ recording }) => recording ?? []);
  const recording = parts.length > 0 ? joinRecordings(parts) : undefined;
  const hint = recording
    ? hintOnRecording(recording, results)
    : [...new Set(runs.flatMap(({ hint }) => hint ?? []))].join(' Also: ');
  const left = runs.flatMap(({ left }) => left ?? []);
  const startedAt = runs.map(({ startedAt }) => startedAt).sort()[0]!;
  const ends = runs.map((run) => Date.parse(run.startedAt) + run.durationMs);
  const target = recording ? { ...first.target, base: listAddresses(recording)[0] } : first.target;
  return createReport(contract, target, results, {
    startedAt,
    durationMs: Math.max(...ends) - Date.parse(startedAt),
    exitStatus: verdict(results, stopped !== '' || left.length > 0),
    ...(stopped !== '' && { stopped }),
    ...(left.length > 0 && { left }),
    ...(hint && { hint }),
    ...(recording && { recording }),
    ...(absences.length > 0 && { absences }),
    ...(pace && { pace }),
    ...(first.run.strict && { strict: true as const }),
    ...(runs.some(({ writes }) => writes) && { writes: true as const }),
    ...(runs.every(({ plannedBySuite }) => plannedBySuite) && {
      plannedBySuite: mostPlanned(runs),
    }),
  });
}

/**
 * Returns true if two targets are the same. The URL is compared for live deployments only, since a mock or a sandbox
 * has a new URL in each run. The parts of a recording may have several addresses.
 */
function isSameDeployment(a: Report['target'], b: Report['target'], isRecording: boolean): boolean {
  const isSameAddress = a.kind !== 'live' || a.base === b.base || isRecording;
  return a.tier === b.tier && a.offering === b.offering && isSameAddress;
}

function describe({ kind, base, tier, offering }: Report['target']): string {
  return [kind, base, tier, offering].filter(Boolean).join(' ');
}

/** Returns the number of jobs of each suite. Runs on one target plan the same jobs for a suite. */
function mostPlanned(runs: Report['run'][]): Record<string, number> {
  const merged: Record<string, number> = {};
  for (const { plannedBySuite = {} } of runs)
    for (const [suite, count] of Object.entries(plannedBySuite))
      merged[suite] = Math.max(count, merged[suite] ?? 0);
  return merged;
}

/** Merges the results. @throws a UsageError if two reports have a result of the same job */
function mergeResults(contract: Contract, reports: Report[]): Result[] {
  const byKey = new Map<string, Result>();
  const results = reports.flatMap(({ results }) => results);
  for (const result of results.filter((one) => !isGathered(one))) {
    const key = identifyJob(result);
    // Each shard finds the same faults of the set-up.
    if (byKey.has(key) && result.suite !== SET_UP)
      throw new UsageError(
        `Two of the reports have a result of ${key}. Merge reports of different jobs.`,
      );
    if (!byKey.has(key)) byKey.set(key, result);
  }
  return [...byKey.values(), ...joinParts(contract, results.filter(isGathered))];
}

function missingShards(runs: Report['run'][]): string[] {
  const given = new Set(runs.flatMap(({ shard }) => shard ?? []));
  const counts = new Set([...given].map((shard) => shard.split('/')[1]!));
  if (counts.size > 1)
    throw new UsageError(
      `The reports are shards of different divisions: ${[...given].join(', ')}. Merge shards with the same total number.`,
    );
  if (new Set(runs.flatMap(({ shard, weighedBy }) => (shard ? [weighedBy] : []))).size > 1)
    throw new UsageError(
      'The shards were divided by the durations of different runs. Give --weigh with the same run to each shard.',
    );
  const count = Number([...counts][0] ?? 0);
  const missing = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).filter(
    (shard) => !given.has(shard),
  );
  return missing.map((shard) => `shard ${shard} is missing`);
}
