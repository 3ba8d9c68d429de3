/** Writes the findings of a tool on a server in the report schema of Web Fuzzing Commons. */

import { type Contract, formatEndpoint } from '../../contract/contract.ts';
import { type FieldRun, falseAlarms } from './score.ts';
import type { Tool } from './tools/tool.ts';
import { distinctFaults, type WfcFault, type WfcReport, wfcEndpoint } from './wfc.ts';
import { WFC_VERSION } from './wfcCategory.ts';

/** @param time the time of the comparison in ISO 8601 */
export function wfcOfRun(contract: Contract, tool: Tool, run: FieldRun, time: string): WfcReport {
  const endpoint = (id: string) => wfcEndpoint(formatEndpoint(contract.operations.get(id)!));
  // Equal findings of a tool are one entry. The message stays, so that anybody can argue with a verdict.
  const findings = falseAlarms(run);
  const faults = findings.flatMap(
    ({ operations: [first], code, message, category }, index): WfcFault[] =>
      first === undefined
        ? []
        : [
            {
              operationId: endpoint(first),
              testCaseId: `${index + 1}`,
              faultCategories: [{ ...category, context: `${code}: ${message}` }],
            },
          ],
  );
  const elsewhere = findings.filter((finding) => finding.operations.length === 0);
  const operations = [...contract.operations.values()].filter(({ path }) => path !== undefined);
  return {
    schemaVersion: WFC_VERSION,
    toolName: tool.name,
    toolVersion: tool.version,
    creationTime: time,
    faults: { totalNumber: distinctFaults(faults), foundFaults: faults },
    problemDetails: {
      rest: {
        outputHttpCalls: run.requests,
        evaluatedHttpCalls: run.requests,
        endpointIds: operations.map(({ id }) => endpoint(id)),
        coveredHttpStatus: [],
      },
    },
    totalTests: faults.length,
    testFilePaths: [],
    testCases: faults.map(({ testCaseId, faultCategories: [category] }) => ({
      id: testCaseId,
      name: category!.context,
    })),
    executionTimeInSeconds: Math.round(run.seconds),
    warnings: [
      ...elsewhere.map(({ code, message }) => ({ message, category: code })),
      ...[run.note ?? [], run.error ?? []].flat().map((message) => ({ message, category: 'run' })),
    ],
  };
}
