import { stringifyYaml } from '@redocly/openapi-core';
import { portableEdition } from '../portable/portableEdition.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the portable edition of the contract for client generators, as JSON. */
export const portableJson: Output = {
  file: 'generated/openapi.portable.json',
  committed: false,
  text: ({ document }) => JSON.stringify(portableEdition(document)),
};

/** Writes the portable edition as YAML. It is not committed: it is derived from the bundle, so nobody reviews it. */
export const portableYaml: Output = {
  file: 'generated/openapi.portable.yaml',
  committed: false,
  text: ({ document }) =>
    `# ${BANNER}\n${stringifyYaml(portableEdition(document), { lineWidth: -1, noRefs: true })}`,
};
