/** Everything that the build makes, a file each. */

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
import { tables } from './tables.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { workflows } from './workflows.ts';
import { fixtures, world, worldSchema } from './world.ts';

/** The one list: the build writes these, and `check-generated` compares those that are committed. */
export const outputs: Output[] = [
  // First, since it has a source of its own: when that is no YAML, nothing is written.
  control,
  bundleYaml,
  bundleJson,
  portableJson,
  portableYaml,
  cases,
  workflows,
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
