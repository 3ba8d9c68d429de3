/** Lists the files that the build writes. */

import { bundleJson } from './bundleJson.ts';
import { bundleYaml } from './bundleYaml.ts';
import { cases } from './cases.ts';
import { control } from './control.ts';
import { coverage } from './coverage.ts';
import { deprecations } from './deprecations.ts';
import { operations } from './operations.ts';
import type { Output } from './output.ts';
import { portableJson, portableYaml } from './portable.ts';
import { reference } from './reference.ts';
import { responses } from './responses.ts';
import { responseTypes } from './responseTypes.ts';
import { statements } from './statements.ts';
import { tables } from './tables.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { workflows } from './workflows.ts';
import { fixtures, world, worldSchema } from './world.ts';

/** All outputs. The build writes them, and `check-generated` compares the committed ones. */
export const outputs: Output[] = [
  // Control comes first: if its own source is not YAML, no file is written.
  control,
  bundleYaml,
  bundleJson,
  portableJson,
  portableYaml,
  cases,
  workflows,
  statements,
  world,
  worldSchema,
  fixtures,
  responses,
  responseTypes,
  coverage,
  deprecations,
  tables,
  types,
  operations,
  validators,
  reference,
];
