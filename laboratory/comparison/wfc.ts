import { isJudged, type Result } from '../../conformance/engine/result.ts';
import type { Plugin } from '../../conformance/plugins/plugin.ts';
import type { ReportFormat } from '../../conformance/reports/format.ts';
import { printableJson } from '../../conformance/reports/printable.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { WFC_VERSION, type WfcCategory, wfcCategoryOf } from './wfcCategory.ts';

/** The report in the schema of Web Fuzzing Commons. A job is a test case. */
export const wfc: ReportFormat = {
  file: 'wfc.json',
  summary: 'tools that compare fuzzers: the schema of Web Fuzzing Commons',
  render: (report) => `${printableJson(wfcReport(report))}\n`,
};

/** `conform --plugin laboratory/comparison/wfc.ts` writes the report of a run in the schema of WFC. */
export default { reports: [wfc] } satisfies Plugin;

/** A fault that a test case has found, in the schema of WFC. */
export interface WfcFault {
  /** `GET:/projects/{id}/repository/tags` */
  operationId: string;
  testCaseId: string;
  faultCategories: (WfcCategory & { context: string })[];
}

/** A report in the schema of WFC. */
export interface WfcReport {
  schemaVersion: string;
  toolName: string;
  toolVersion: string;
  creationTime: string;
  faults: { totalNumber: number; foundFaults: WfcFault[] };
  problemDetails: {
    rest: {
      outputHttpCalls: number;
      evaluatedHttpCalls: number;
      endpointIds: string[];
      coveredHttpStatus: { endpointId: string; testCaseId: string; httpStatus: number[] }[];
    };
  };
  totalTests: number;
  testFilePaths: string[];
  testCases: { id: string; name: string }[];
  executionTimeInSeconds: number;
  /** Facts about the run that belong to no endpoint. */
  warnings?: { message: string; category: string }[];
}

/** Returns the report in the schema of WFC. Jobs that were not judged are no test cases. */
export function wfcReport({ tool, run, results, coverage }: Report): WfcReport {
  const judged = results.filter(isJudged);
  const faults = judged.flatMap(faultsOf);
  // A result that passes does not keep its exchanges. It sent at least one request.
  const calls = judged.reduce((sum, { exchanges }) => sum + Math.max(1, exchanges.length), 0);
  return {
    schemaVersion: WFC_VERSION,
    toolName: tool.name,
    toolVersion: tool.version,
    creationTime: new Date(Date.parse(run.startedAt) + run.durationMs).toISOString(),
    faults: { totalNumber: distinctFaults(faults), foundFaults: faults },
    problemDetails: {
      rest: {
        outputHttpCalls: calls,
        evaluatedHttpCalls: calls,
        endpointIds: [...new Set(coverage.operations.map(({ endpoint }) => wfcEndpoint(endpoint)))],
        coveredHttpStatus: judged.map((result) => ({
          endpointId: wfcEndpoint(result.endpoint),
          testCaseId: testCaseId(result),
          httpStatus: statusesOf(result),
        })),
      },
    },
    totalTests: judged.length,
    testFilePaths: [],
    testCases: judged.map((result) => ({ id: testCaseId(result), name: result.summary })),
    executionTimeInSeconds: Math.round(run.durationMs / 1000),
  };
}

/** Returns an endpoint as WFC writes it: `GET:/projects/{id}`. @param endpoint method and path template */
export function wfcEndpoint(endpoint: string): string {
  return endpoint.replace(' ', ':');
}

/** WFC counts faults by operation, code and context. Several test cases can find the same fault. */
export function distinctFaults(faults: WfcFault[]): number {
  const keys = faults.flatMap(({ operationId, faultCategories }) =>
    faultCategories.map(({ code, context }) => `${operationId} ${code} ${context}`),
  );
  return new Set(keys).size;
}

function faultsOf(result: Result): WfcFault[] {
  if (result.findings.length === 0) return [];
  const categories = result.findings.map((finding) => {
    const shown = result.exchanges[finding.exchange ?? result.exchanges.length - 1];
    return {
      ...wfcCategoryOf(finding, shown?.response?.status),
      context: `${finding.check}: ${finding.requirement}`,
    };
  });
  const distinct = [...groupBy(categories, ({ code, context }) => `${code} ${context}`).values()];
  return [
    {
      operationId: wfcEndpoint(result.endpoint),
      testCaseId: testCaseId(result),
      faultCategories: distinct.map(([first]) => first),
    },
  ];
}

/** The statuses that the responses had. A job that passes got the documented ones. */
function statusesOf({ exchanges, covers, operations }: Result): number[] {
  const seen = exchanges.flatMap(({ response }) => response?.status ?? []);
  const documented = covers.filter(({ operation }) => operation === operations[0]);
  return [...new Set(seen.length > 0 ? seen : documented.map(({ status }) => status))];
}

function testCaseId({ suite, id }: Result): string {
  return `${suite} ${id}`;
}
