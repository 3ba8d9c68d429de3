import type { Finding } from '../../judge/index.ts';
import type { Outcome, Result } from '../engine/result.ts';
import { isJudged } from './coverage.ts';
import type { Report } from './report.ts';

/** The comparison of two runs, on two deployments or before and after a change. */
export interface Comparison {
  /** Version of this format. */
  version: 1;
  before: ComparedRun;
  after: ComparedRun;
  /** 0: nothing is worse. 1: there are new failures. 4: a case that was judged before is no longer judged. */
  exitStatus: 0 | 1 | 4;
  /** Cases with a finding that they did not have before. */
  new: Difference[];
  /** Cases that failed before and do not fail now. */
  mended: Difference[];
  /** Cases that fail with the same findings as before. */
  unchanged: Difference[];
  /** Cases that passed only on a repeated request, in either run. */
  flaky: Difference[];
  /** Cases that were judged before and are not judged now. */
  unjudged: Difference[];
}

export interface ComparedRun {
  base: string;
  startedAt: string;
  contract: string;
  name?: string;
}

/** The outcomes of a case in both runs. */
export interface Difference {
  suite: string;
  id: string;
  endpoint: string;
  before: Outcome | 'absent';
  after: Outcome | 'absent';
  /** The reason why it was not judged. */
  reason?: string;
  /** The new findings; without any, all current findings; without these, the earlier ones. */
  findings: Finding[];
}

/** The parts of a comparison, the most urgent first. */
export const DIFFERENCES = ['new', 'unjudged', 'mended', 'flaky', 'unchanged'] as const;

export function compareReports(before: Report, after: Report): Comparison {
  const known = byKey(before);
  const now = byKey(after);
  const pairs = [...new Set([...known.keys(), ...now.keys()])].map(
    (key) => [known.get(key), now.get(key)] as const,
  );
  const found = pairs.flatMap(([a, b]) => {
    const kind = kindOf(a, b);
    return kind ? [{ kind, difference: differenceOf(a, b) }] : [];
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
    unchanged: ofKind('unchanged'),
    flaky: pairs.flatMap(([a, b]) => (a?.flaky || b?.flaky ? differenceOf(a, b) : [])),
    unjudged,
  };
}

type Kind = 'new' | 'mended' | 'unchanged' | 'unjudged';

function kindOf(a: Result | undefined, b: Result | undefined): Kind | undefined {
  if (b?.outcome === 'fail') return newFindings(a, b).length > 0 ? 'new' : 'unchanged';
  if (a && isJudged(a) && !(b && isJudged(b))) return 'unjudged';
  if (a?.outcome === 'fail') return b!.outcome === 'known-fail' ? 'unchanged' : 'mended';
  return undefined;
}

function differenceOf(a: Result | undefined, b: Result | undefined): Difference {
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
    findings: added.length > 0 ? added : b?.outcome === 'fail' ? b.findings : (a?.findings ?? []),
  };
}

/** Returns the findings of the second result that the first did not have. */
function newFindings(a: Result | undefined, b: Result | undefined): Finding[] {
  const before = new Set((a?.findings ?? []).map(identityOf));
  return (b?.findings ?? []).filter((finding) => !before.has(identityOf(finding)));
}

/** Returns a key that identifies a finding in both runs. The index in a list and the value may differ. */
function identityOf({ check, requirement, location = '' }: Finding): string {
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
