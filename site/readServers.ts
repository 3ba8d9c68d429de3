import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkStatement, type Report } from '../conformance/index.ts';

/** A server whose run anybody may publish, with the results of the run. */
export interface Server {
  /** The name of its folder. */
  name: string;
  report: Report;
  verdict: 'conforms' | 'violates' | 'incomplete';
  /** The reasons why the run says little about today. None if it is recent. */
  old: string[];
}

/** A run older than this many days is old. */
const MOST_DAYS = 180;

const DAY = 86_400_000;

/**
 * Reads the servers of a folder. Each has a folder with `statement.json` and the compressed report of the same run.
 * @param now the version of the contract, and the day of the build
 * @throws an Error with all statements that do not follow from their reports
 */
export async function readServers(
  folder: string,
  now: { version: string; today: Date },
): Promise<Server[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = await Promise.all(
    names.sort().map(async (name) => {
      const home = join(folder, name);
      const text = await readFile(join(home, 'statement.json'), 'utf8');
      const packed = await readFile(join(home, 'report.json.gz'));
      const statement: Pick<Server, 'verdict'> = JSON.parse(text);
      const report: Report = JSON.parse(gunzipSync(packed).toString());
      const problems = checkStatement(statement, report).map((one) => `${home}: ${one}`);
      const server = { name, report, verdict: statement.verdict, old: listAges(report, now) };
      return { server, problems };
    }),
  );
  const problems = read.flatMap(({ problems }) => problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read.map(({ server }) => server);
}

function listAges({ contract, run }: Report, { version, today }: { version: string; today: Date }) {
  const days = Math.floor((today.getTime() - Date.parse(run.startedAt)) / DAY);
  return [
    ...(contract.version === version
      ? []
      : [`It is about version ${contract.version} of the contract, and ${version} is the newest.`]),
    ...(days > MOST_DAYS ? [`It is ${days} days old.`] : []),
  ];
}
