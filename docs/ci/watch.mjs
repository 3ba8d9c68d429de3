// What has changed since the last night? Writes alert.md if something has, and no such file otherwise.
// It reads forge.yaml (the profile), and the folder last/ of the last night. If they exist, it also reads day.ndjson
// (the traffic of the last day) and next.yaml (the next contract, or a deviations file with its changes).
// Exit status: 0, or that of a command which cannot tell: a wrong profile or file (2), an unreachable server (3).
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

for (const path of ['alert.md', 'now']) rmSync(path, { recursive: true, force: true });
const further = process.argv.slice(2);
// Both commands need the operations that a pack or an extension adds.
const added = further.filter((one, at) =>
  /^--(pack|extend)(=|$)/.test(one) || /^--(pack|extend)$/.test(further[at - 1]),
);
process.stdout.write(
  forge('conform', '--profile', 'forge.yaml', '--report', 'now', ...further),
);
const news = [];
// An alert may be public. Values of the server stay in the report, and its text is no Markdown of the alert.
const asCode = (text) => `\`${text.replace(/, (got|but) .*/s, '').replace(/[`\s]+/g, ' ').trim()}\``;

if (existsSync('last/report.json')) {
  const compared = JSON.parse(forge('report', 'compare', 'last', 'now', '--json'));
  for (const kind of ['new', 'mended'])
    for (const { check, heading } of compared.causes[kind])
      news.push(`- ${kind}: ${asCode(heading)} (${check})`);
}

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

if (news.length > 0) writeFileSync('alert.md', `Changed since the last night:\n\n${news.join('\n')}\n`);
rmSync('last', { recursive: true, force: true });
renameSync('now', 'last');
