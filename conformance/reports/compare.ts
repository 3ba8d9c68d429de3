import type { Finding, Level } from '../../judge/index.ts';
import { isJudged, type Outcome, type Result } from '../engine/result.ts';
import { type Cluster, clusterFindings, identifyCause, levelOf } from './clusters.ts';
import type { Report } from './report.ts';

/** The comparison of two runs: of two deployments, or of one deployment before and after a change. */
export interface Comparison {
  /** The version of this format. */
  version: 1;
  before: ComparedRun;
  after: ComparedRun;
  /** 0: no case is worse. 1: there are new failures. 4: the second run did not judge a case that the first judged. */
  exitStatus: 0 | 1 | 4;
  /** Cases with a finding in the second run that they did not have in the first. */
  new: Difference[];
  /** Cases that failed in the first run, and keep the contract in the second. */
  mended: Difference[];
  /** Cases that failed in the first run, and that the second tolerates: a deviations file or the profile covers them. */
  tolerated: Difference[];
  /** Cases that fail in the second run with the same findings as in the first. */
  unchanged: Difference[];
  /** Cases that passed only when a request was repeated, in either run. */
  flaky: Difference[];
  /** Cases with advice in the second run that the first run did not give. Advice has no effect on the exit status. */
  advised: Difference[];
  /** Cases that the first run judged, but not the second. */
  unjudged: Difference[];
  /** The same differences by their causes in the server. */
  causes: Record<CauseKind, ComparedCause[]>;
}

/** The kinds of causes. A cause with a new failure is `new`. */
export const CAUSE_KINDS = ['new', 'mended', 'tolerated', 'unchanged'] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/** A cause of failures in one or both runs. */
export interface ComparedCause {
  check: Finding['check'];
  /** The cause for people. See `Cluster.heading`. */
  heading: string;
  /** The number of cases with this cause in each run. */
  before: number;
  after: number;
}

export interface ComparedRun {
  base: string;
  startedAt: string;
  contract: string;
  name?: string;
}

/** A case, and its outcomes in both runs. */
export interface Difference {
  suite: string;
  id: string;
  endpoint: string;
  before: Outcome | 'absent';
  after: Outcome | 'absent';
  /** The reason for the outcome in the second run. Absent for `pass` and `fail`. */
  reason?: string;
  /**
   * The new findings. If no finding is new, all findings of the second run. If the second run has no findings, those
   * of the first.
   */
  findings: Finding[];
}

/** The kinds of differences. The most urgent kind comes first. */
export const DIFFERENCES = [
  'new',
  'unjudged',
  'mended',
  'tolerated',
  'advised',
  'flaky',
  'unchanged',
] as const;

export function compareReports(before: Report, after: Report): Comparison {
  const known = byKey(before);
  const now = byKey(after);
  const pairs = [...new Set([...known.keys(), ...now.keys()])].map(
    (key) => [known.get(key), now.get(key)] as const,
  );
  const found = pairs.flatMap(([a, b]) => {
    const kind = classifyPair(a, b);
    return kind ? [{ kind, difference: describeDifference(a, b) }] : [];
  });
  const ofKind = (wanted: Kind) =>
    found.flatMap(({ kind, difference }) => (kind === wanted ? difference : []));
  const [added, unjudged] = [ofKind('new'), ofKind('unjudged')];
  return {
    version: 1,
    before: comparedRun(before),
    after: comparedRun(after),
    exitStatus: added.length > 0 ? 1 : unjudged.length > 0 ? 4 : 0,
    new: added,
    mended: ofKind('mended'),
    tolerated: ofKind('tolerated'),
    unchanged: ofKind('unchanged'),
    flaky: pairs.flatMap(([a, b]) => (a?.flaky || b?.flaky ? describeDifference(a, b) : [])),
    advised: pairs.flatMap(([a, b]) =>
      b?.outcome === 'advised' && newFindings(a, b, 'advised').length > 0
        ? describeDifference(a, b)
        : [],
    ),
    unjudged,
    causes: compareCauses(before, after, pairs),
  };
}

type Kind = 'new' | 'mended' | 'tolerated' | 'unchanged' | 'unjudged';

type Pair = readonly [Result | undefined, Result | undefined];

function classifyPair(a: Result | undefined, b: Result | undefined): Kind | undefined {
  if (b?.outcome === 'fail') return newFindings(a, b).length > 0 ? 'new' : 'unchanged';
  if (a && isJudged(a) && !(b && isJudged(b))) return 'unjudged';
  if (a?.outcome !== 'fail' || !b) return undefined;
  if (b.outcome === 'known-fail') return 'unchanged';
  // A strict run, and a run that is not, see the same finding at different levels.
  const found = new Set(b.findings.map(identifyFinding));
  const isStillThere = a.findings.some((finding) => found.has(identifyFinding(finding)));
  return b.toleratedBy || b.outcome === 'unsupported' || isStillThere ? 'tolerated' : 'mended';
}

/** Compares the causes of the failures of two runs. A cause that is no longer judged has no kind. */
function compareCauses(before: Report, after: Report, pairs: Pair[]): Comparison['causes'] {
  const known = clustersByCause(before);
  const now = clustersByCause(after);
  /** The kinds of the cases with each cause. */
  const kinds = new Map<string, Set<Kind>>();
  const note = (finding: Finding, kind: Kind) => {
    const cause = identifyCause(finding);
    kinds.set(cause, (kinds.get(cause) ?? new Set()).add(kind));
  };
  for (const [a, b] of pairs) {
    const kind = classifyPair(a, b);
    if (kind === 'new') for (const finding of newFindings(a, b)) note(finding, 'new');
    else if (kind)
      for (const finding of a?.findings ?? [])
        if (levelOf(finding) === 'required') note(finding, kind);
  }
  const causes: Comparison['causes'] = { new: [], mended: [], tolerated: [], unchanged: [] };
  for (const [key, cluster] of new Map([...known, ...now])) {
    const ofCases = kinds.get(key) ?? new Set<Kind>();
    const kind: CauseKind | undefined = ofCases.has('new')
      ? 'new'
      : now.has(key)
        ? 'unchanged'
        : CAUSE_KINDS.find((one) => ofCases.has(one));
    if (kind)
      causes[kind].push({
        check: cluster.check,
        heading: cluster.heading,
        before: known.get(key)?.cases ?? 0,
        after: now.get(key)?.cases ?? 0,
      });
  }
  return causes;
}

function clustersByCause({ results }: Report): Map<string, Cluster> {
  return new Map(
    clusterFindings(results).map((cluster) => [
      identifyCause(cluster.findings[0].finding),
      cluster,
    ]),
  );
}

function describeDifference(a: Result | undefined, b: Result | undefined): Difference {
  const { suite, id, endpoint } = (b ?? a)!;
  const reason = b?.reason;
  const added = newFindings(a, b);
  return {
    suite,
    id,
    endpoint,
    before: a?.outcome ?? 'absent',
    after: b?.outcome ?? 'absent',
    ...(reason !== undefined && { reason }),
    findings:
      added.length > 0
        ? added
        : b?.outcome === 'fail' || b?.outcome === 'advised'
          ? b.findings
          : (a?.findings ?? []),
  };
}

/**
 * Returns the findings of a level in the second result that the first result did not have. A required finding is also
 * new if it was advised before.
 */
function newFindings(
  a: Result | undefined,
  b: Result | undefined,
  level: Level = 'required',
): Finding[] {
  const atLevel = (result: Result | undefined) =>
    (result?.findings ?? []).filter((finding) => levelOf(finding) === level);
  const earlier = level === 'advised' ? (a?.findings ?? []) : atLevel(a);
  const before = new Set(earlier.map(identifyFinding));
  return atLevel(b).filter((finding) => !before.has(identifyFinding(finding)));
}

/** Returns a key by which a finding of both runs is recognised. The index of a list item and the value may differ. */
function identifyFinding({ check, requirement, location = '' }: Finding): string {
  return [check, requirement, location.replaceAll(/\/\d+/g, '/[]')].join(' ');
}

function byKey({ results }: Report): Map<string, Result> {
  return new Map(results.map((result) => [`${result.suite} ${result.id}`, result]));
}

function comparedRun({ run, target, contract }: Report): ComparedRun {
  return {
    base: target.base,
    startedAt: run.startedAt,
    contract: contract.version,
    ...(run.name && { name: run.name }),
  };
}
