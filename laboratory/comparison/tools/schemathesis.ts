import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { installFromPypi, toolFolder } from '../install.ts';
import { runCommand } from '../runCommand.ts';
import { type WfcId, wfcCategory } from '../wfcCategory.ts';
import { byEndpoint } from './findingsByOperation.ts';
import type { Tool, ToolFinding, ToolTask } from './tool.ts';

const VERSION = '4.32.5';

/** The seconds that the tool gets after its own limit, to write its report. */
const REPORT_S = 60;

/** The categories that the tool itself gives to its checks in its WFC report. */
const CATEGORIES: Record<string, WfcId> = {
  not_a_server_error: 'HTTP_STATUS_500',
  status_code_conformance: 'SCHEMA_INVALID_RESPONSE',
  content_type_conformance: 'SCHEMA_INVALID_RESPONSE',
  response_headers_conformance: 'SCHEMA_INVALID_RESPONSE',
  response_schema_conformance: 'SCHEMA_INVALID_RESPONSE',
  negative_data_rejection: 'SCHEMA_VALIDATION_BYPASS',
  missing_required_header: 'SCHEMA_VALIDATION_BYPASS',
  positive_data_acceptance: 'SCHEMA_VALID_INPUT_REJECTED',
  allow_header_conformance: 'SCHEMA_INVALID_ALLOW',
  use_after_free: 'HTTP_NONWORKING_DELETE',
  ensure_resource_availability: 'HTTP_CREATED_RESOURCE_NOT_FOUND',
  ignored_auth: 'SECURITY_DECLARED_AUTH_NOT_ENFORCED',
};

/** The seconds of the long setting for one server. */
const LONG_S = 600;

export const schemathesis: Tool = {
  id: 'schemathesis',
  name: 'Schemathesis',
  version: VERSION,
  madeFor: 'It finds crashes, and responses that do not fit the schema, with generated requests.',
  setting:
    'all phases and all checks, the contract with examples of the world, the token of an administrator, `--max-time`',
  install: async () => {
    await installFromPypi('schemathesis', VERSION);
  },
  run: async (task) => {
    const { server, world, folder, budget } = task;
    const events = join(folder, 'events.ndjson');
    const { stdout, stderr, isOverdue } = await runCommand(
      join(toolFolder('schemathesis', VERSION), 'bin', 'schemathesis'),
      [
        ...['run', world.document, '--url', server.url + BASE_PATH],
        ...['--phases', 'examples,coverage,fuzzing,stateful', '--checks', 'all'],
        ...['--max-time', String(budget), '--seed', '1', '--workers', '2', '--continue-on-failure'],
        ...['--header', `PRIVATE-TOKEN: ${world.tokens.administrator}`],
        ...['--generation-database', 'none', '--no-color'],
        ...['--report', 'ndjson,wfc', '--report-ndjson-path', events],
        ...['--report-wfc-path', join(folder, 'wfc.json')],
      ],
      { seconds: budget + REPORT_S, cwd: folder },
    );
    const findings = await findingsIn(task, events).catch((error: Error) => {
      throw new Error(`${error.message}: ${`${stdout}${stderr}`.slice(-600)}`);
    });
    return { findings, ...(isOverdue && { note: 'it did not end in its time' }) };
  },
};

/** The same tool with much more time, on as many servers as there is time for. */
export const schemathesisLong: Tool = {
  ...schemathesis,
  id: 'schemathesis-long',
  name: 'Schemathesis, ten minutes',
  setting: `${schemathesis.setting}; ${LONG_S} seconds for each server`,
  isNamedOnly: true,
  run: (task) => schemathesis.run({ ...task, budget: LONG_S }),
};

interface Scenario {
  timestamp: number;
  recorder?: {
    checks?: Record<string, { name: string; failure_info?: { failure: Failure } }[]> | null;
    interactions?: Record<string, { timestamp: number } | null> | null;
  };
}

interface Failure {
  type: string;
  operation: string;
  title: string;
  message: string;
}

async function findingsIn({ contract }: ToolTask, file: string): Promise<ToolFinding[]> {
  const find = byEndpoint(contract);
  const findings: ToolFinding[] = [];
  let began: number | undefined;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const event = JSON.parse(line) as Record<string, { timestamp?: number }>;
    began ??= Object.values(event)[0]?.timestamp;
    const scenario = event.ScenarioFinished as Scenario | undefined;
    if (!scenario) continue;
    // A scenario that was cut off, or that sent nothing, lacks these members.
    const { checks, interactions } = scenario.recorder ?? {};
    for (const [id, made] of Object.entries(checks ?? {}))
      for (const { name, failure_info: info } of made) {
        if (!info) continue;
        const { type, operation, title, message } = info.failure;
        const id_ = find(operation);
        const at = interactions?.[id]?.timestamp ?? scenario.timestamp;
        findings.push({
          operations: id_ === undefined ? [] : [id_],
          code: type,
          message: `${title}: ${message.split('\n').slice(0, 3).join('; ')}`,
          category: wfcCategory(CATEGORIES[name] ?? 'SCHEMA_INVALID_RESPONSE'),
          ...(began !== undefined && { at: Math.round((at - began) * 1000) }),
        });
      }
  }
  return findings;
}
