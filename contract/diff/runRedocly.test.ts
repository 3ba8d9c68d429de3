import { expect, test } from 'vitest';
import { runRedocly, withoutNotices } from './runRedocly.ts';

const BOX = `
    ╔═══════════════════════════════════════╗
    ║                                       ║
    ║  Deprecation warning: Node.js 20 …    ║
    ║                                       ║
    ╚═══════════════════════════════════════╝

`;

test('what is for users of redocly is left out, and what it found is not', () => {
  const verdict = '❌ info.version stayed 1.0.0, but these changes require a major bump (2.0.0).\n';
  expect(withoutNotices(`${BOX}\na.yaml vs b.yaml: diff processed in 596ms\n\n${verdict}`)).toBe(
    verdict,
  );
});

test('an error of its own is told', async () => {
  const { status, stderr } = await runRedocly(['diff', 'no-such-file.yaml', 'nor-this.yaml']);
  expect(status).not.toBe(0);
  expect(stderr).toContain('no-such-file.yaml');
  expect(stderr).not.toMatch(/Node\.js|║/);
});
