import { expect, test } from 'vitest';
import { runRedocly, withoutNotices } from './runRedocly.ts';

const BOX = `
    ╔═══════════════════════════════════════╗
    ║                                       ║
    ║  Deprecation warning: Node.js 20 …    ║
    ║                                       ║
    ╚═══════════════════════════════════════╝

`;

test('notices of redocly about itself are removed from its output, and its findings stay', () => {
  const verdict = '❌ info.version stayed 1.0.0, but these changes require a major bump (2.0.0).\n';
  expect(withoutNotices(`${BOX}\na.yaml vs b.yaml: diff processed in 596ms\n\n${verdict}`)).toBe(
    verdict,
  );
});

test('an error of redocly is reported', async () => {
  const { status, stderr } = await runRedocly(['diff', 'no-such-file.yaml', 'nor-this.yaml']);
  expect(status).not.toBe(0);
  expect(stderr).toContain('no-such-file.yaml');
  expect(stderr).not.toMatch(/Node\.js|║/);
});
