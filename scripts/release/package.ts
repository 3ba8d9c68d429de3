/**
 * `npm run package`: makes `dist/`, all that the package holds beside its texts, from the sources and
 * from what the build has made.
 */
import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_DIR } from '../paths.ts';

const DIST_DIR = join(PROJECT_DIR, 'dist');

/** What the compiler does not make. In `dist/` it stands where it stands here. */
const FILES = [
  'generated/openapi.yaml',
  'generated/openapi.json',
  'generated/openapi.portable.yaml',
  'generated/openapi.portable.json',
  'generated/cases.json',
  'generated/workflows.json',
  'generated/world.json',
  'generated/world.schema.json',
  'generated/fixtures.json',
  'generated/control.json',
  'generated/validators.js',
  'generated/answers.js',
  'generated/answers.d.ts',
  'generated/reference/index.html',
  'conformance/reports/report.schema.json',
  'conformance/reports/statement.schema.json',
  'conformance/recorded/exchange.schema.json',
  'conformance/target/example.yaml',
  'conformance/target/profile.schema.yaml',
  'contract/dialect/dialect.schema.json',
];

await rm(DIST_DIR, { recursive: true, force: true });
const compilation = spawnSync('npx', ['--no-install', 'tsc', '--project', 'tsconfig.build.json'], {
  cwd: PROJECT_DIR,
  stdio: 'inherit',
});
if (compilation.status !== 0) process.exit(1);
for (const file of FILES) await cp(join(PROJECT_DIR, file), join(DIST_DIR, file));

// Half a megabyte of types becomes an empty module. A map of nothing would bring it all along again.
const types = join(DIST_DIR, 'generated', 'types.js');
await writeFile(
  types,
  (await readFile(types, 'utf8')).replace(/^\/\/# sourceMappingURL=.*\n?/m, ''),
);
await rm(`${types}.map`);
