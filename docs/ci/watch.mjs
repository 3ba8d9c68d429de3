// What has changed since the last night? Writes alert.md if something has, and no such file otherwise. The first night
// tells all that fails. Failures of the deployment do not fail this command.
// It reads forge.yaml (the profile), and the folder last/ of the last night. If they exist, it also reads day.ndjson
// (the traffic of the last day) and next.yaml (the next contract, or a deviations file with its changes).
// Exit status: 0, or that of a command which cannot tell: a wrong profile or file, or no package (2), an unreachable
// server (3), a run that ended early (4). last/ then stays as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const npx = ['--yes', '--package', process.env.PACKAGE ?? 'forge-contract@1', 'forge-contract'];

function forge(...args) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  const options = { encoding: 'utf8', stdio, maxBuffer: 2 ** 30 };
  const { status, stdout, error } = spawnSync('npx', [...npx, ...args], options);
  if (error) throw error;
  if ([0, 1, 4].includes(status)) return stdout;
  process.stderr.write(stdout);
  process.exit(status ?? 1);
}

function fail(status, reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(status);
}

for (const path of ['alert.md', 'now']) rmSync(path, { recursive: true, force: true });
const further = process.argv.slice(2);
// Both commands need the operations that a pack or an extension adds.
const added = further.filter((one, at) =>
  /^--(pack|extend)(=|$)/.test(one) || /^--(pack|extend)$/.test(further[at - 1]),
);
process.stdout.write(
  forge('conform', '--profile', 'forge.yaml', '--report', 'now', ...further),
);
// npx ends with 1, too, if it cannot get the package.
if (!existsSync('now/report.json')) fail(2, 'The command has written no report, so it did not run.');
const { stopped } = JSON.parse(readFileSync('now/report.json', 'utf8')).run;
if (stopped) fail(4, `The run ended early, so it tells nothing new: ${stopped}.`);
const news = [];
// An alert may be public. Values of the server stay in the report, and its text is no Markdown of the alert.
const asCode = (text) => `\`${text.replace(/, (got|but) .*/s, '').replace(/[`\s]+/g, ' ').trim()}\``;

const isFirst = !existsSync('last/report.json');
const { causes } = JSON.parse(forge('report', 'compare', isFirst ? 'now' : 'last', 'now', '--json'));
for (const [kind, name] of isFirst ? [['unchanged', 'fails']] : [['new', 'new'], ['mended', 'mended']])
  for (const { check, heading } of causes[kind]) news.push(`- ${name}: ${asCode(heading)} (${check})`);

if (existsSync('day.ndjson') && existsSync('next.yaml')) {
  const upgrade = ['upgrade', 'day.ndjson', '--from', 'contract', '--to', 'next.yaml', ...added];
  // Numbers of calls and their places in the recording differ from day to day.
  const changes = JSON.parse(forge(...upgrade, '--json')).clients.flatMap((one) =>
    one.changes.map(({ operation, kind, place, what }) =>
      [one.client, operation, kind, place, what].join(' '),
    ),
  );
  const known = existsSync('last/changes.json')
    ? JSON.parse(readFileSync('last/changes.json', 'utf8'))
    : [];
  // A call that was made on another day is no news. So the list only grows.
  if (changes.some((one) => !known.includes(one)))
    news.push('', forge(...upgrade, '--markdown'));
  writeFileSync('now/changes.json', JSON.stringify([...new Set([...known, ...changes])].sort()));
}

const title = isFirst ? 'The first night:' : 'Changed since the last night:';
if (news.length > 0) writeFileSync('alert.md', `${title}\n\n${news.join('\n')}\n`);
rmSync('last', { recursive: true, force: true });
renameSync('now', 'last');
