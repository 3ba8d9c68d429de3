import { stringifyYaml } from '@redocly/openapi-core';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/**
 * Writes the bundle as YAML, for people. Long texts stay on one line, so that a diff shows a changed word as one
 * line.
 */
export const bundleYaml: Output = {
  file: 'generated/openapi.yaml',
  committed: true,
  text: ({ document }) =>
    `# ${BANNER}\n${stringifyYaml(document, { lineWidth: -1, noRefs: true })}`,
};
