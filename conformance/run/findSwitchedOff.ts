/** Finds the areas of a deployment that refuse every call, as an area does that an administrator has switched off. */
import { type Contract, formatEndpoint } from '../../contract/contract.ts';
import { findArea } from '../../contract/findArea.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { hasFindings, type Result } from '../engine/result.ts';
import { SET_UP } from '../engine/watchLinks.ts';

/** An area that refuses every call, and the lines for a deviations file that say so. */
export interface SwitchedOff {
  area: string;
  lines: string[];
}

/** The number of operations of an area that must refuse. */
const LEAST_OPERATIONS = 2;

const FORBIDDEN = 403;

/**
 * Returns the results with one finding for each area whose operations all gave 403, and none a success. The other
 * results of the area are blocked, since a person decides whether the area is switched off.
 */
export function findSwitchedOff(
  contract: Contract,
  results: Result[],
): { results: Result[]; areas: SwitchedOff[] } {
  const shown = results.flatMap(({ exercised = [] }) => exercised);
  const byArea = groupBy(shown, ({ operation }) => findArea(contract, operation) ?? '');
  const off = [...byArea].flatMap(([area, ofArea]) => {
    const refusing = new Set(
      ofArea.filter(({ status }) => status === FORBIDDEN).map(({ operation }) => operation),
    );
    const isOff =
      refusing.size >= LEAST_OPERATIONS &&
      !ofArea.some(({ status }) => status < 300) &&
      results.some((result) => result.area === area && isHit(result));
    return isOff ? [{ area, operations: [...refusing] }] : [];
  });
  const areas = new Set(off.map(({ area }) => area));
  const others = results.map((result): Result => {
    if (!areas.has(result.area) || !isHit(result)) return result;
    const reason = `every operation of the area ${result.area} gives 403: switched off?`;
    return { ...result, outcome: 'blocked', fault: 'profile', reason, findings: [] };
  });
  return {
    results: [...others, ...off.map((one) => describe(contract, one))],
    areas: off.map(({ area }) => ({ area, lines: writeActions(contract, area) })),
  };
}

/** Returns true for a result that a 403 explains. */
function isHit(result: Result): boolean {
  return (
    (hasFindings(result) || result.outcome === 'blocked') &&
    result.exchanges.some(({ response }) => response?.status === FORBIDDEN)
  );
}

function describe(
  { operations: all }: Contract,
  { area, operations }: { area: string; operations: string[] },
): Result {
  const [id = ''] = operations;
  const operation = all.get(id)!;
  return {
    suite: SET_UP,
    id: `switched-off.${area}`,
    summary: `The deployment has the area ${area}`,
    area,
    operations: [id],
    endpoint: formatEndpoint(operation),
    covers: [],
    checks: ['switched-off'],
    outcome: 'advised',
    fault: 'profile',
    notes: [],
    findings: [
      {
        check: 'switched-off',
        message: `every operation of the area ${area} that was called gives 403 (${operations.length}): switched off? If an administrator has switched it off, say so in a deviations file`,
        requirement: `the deployment has the area ${area}`,
        pointer: operation.pointer,
        choice: 'absent-operation',
        level: 'advised',
      },
    ],
    exchanges: [],
  };
}

/** Returns the actions of a deviations file that remove the paths of an area. */
function writeActions(contract: Contract, area: string): string[] {
  const paths = [...contract.operations.values()].flatMap(({ id, path }) =>
    path !== undefined && findArea(contract, id) === area ? [path] : [],
  );
  return [...new Set(paths)].flatMap((path) => [
    `  - target: $.paths['${path}']`,
    '    remove: true',
    `    description: An administrator has switched off ${area}.`,
  ]);
}
