import { expect, test } from 'vitest';
import { failed, report, result } from '../../conformance/reports/testing/exampleReport.ts';
import { type WfcReport, wfc, wfcReport } from './wfc.ts';
import { wfcCategoryOf } from './wfcCategory.ts';

const written = JSON.parse(wfc.render(report)) as WfcReport;

test('wfc.json has every member that the schema of Web Fuzzing Commons requires', () => {
  expect(Object.keys(written).sort()).toEqual([
    'creationTime',
    'executionTimeInSeconds',
    'faults',
    'problemDetails',
    'schemaVersion',
    'testCases',
    'testFilePaths',
    'toolName',
    'toolVersion',
    'totalTests',
  ]);
  expect(written.totalTests).toBe(written.testCases.length);
});

test('each fault names a test case and an endpoint of the report', () => {
  const { endpointIds } = written.problemDetails.rest;
  expect(written.faults.foundFaults.length).toBeGreaterThan(0);
  for (const { operationId, testCaseId } of written.faults.foundFaults) {
    expect(endpointIds).toContain(operationId);
    expect(written.testCases.map(({ id }) => id)).toContain(testCaseId);
  }
});

test('a job that was not judged is no test case', () => {
  const skipped = result({ id: 'skipped', outcome: 'not-run', reason: 'x' });
  const passed = result({ id: 'passed', outcome: 'pass' });
  const { testCases } = wfcReport({ ...report, results: [skipped, passed] });
  expect(testCases.map(({ id }) => id)).toEqual([`${passed.suite} passed`]);
});

test('the same fault in two test cases counts once', () => {
  const other = { ...failed, id: 'another' };
  const once = wfcReport({ ...report, results: [failed] }).faults;
  const twice = wfcReport({ ...report, results: [failed, other] }).faults;
  expect(twice.foundFaults).toHaveLength(2);
  expect(twice.totalNumber).toBe(once.totalNumber);
});

test('a check has the category of Web Fuzzing Commons, or a code from 900 on', () => {
  expect(wfcCategoryOf({ check: 'schema' })).toEqual({ id: 'SCHEMA_INVALID_RESPONSE', code: 200 });
  expect(wfcCategoryOf({ check: 'status' }, 500)).toEqual({ id: 'HTTP_STATUS_500', code: 100 });
  const own = wfcCategoryOf({ check: 'sort' });
  expect(own.id).toBe('FORGE_CONTRACT_SORT');
  expect(own.code).toBeGreaterThanOrEqual(900);
});
