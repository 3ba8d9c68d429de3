/** Lists the files that the build writes. */

import { areaNames, areas } from './areas.ts';
import { bundleJson } from './bundleJson.ts';
import { bundleYaml } from './bundleYaml.ts';
import { cases } from './cases.ts';
import { control } from './control.ts';
import { coverage } from './coverage.ts';
import { deprecations } from './deprecations.ts';
import { extensionPages } from './extensionPages.ts';
import { operations } from './operations.ts';
import type { Output, WorldOutput } from './output.ts';
import { portableJson, portableYaml } from './portable.ts';
import { reference } from './reference.ts';
import { responses } from './responses.ts';
import { responseTypes } from './responseTypes.ts';
import { roles } from './roles.ts';
import { statements } from './statements.ts';
import { rows, tables } from './tables.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { workflows } from './workflows.ts';
import { fixtures, world, worldSchema } from './world.ts';

/** The files that come from the world, and so from the tables and rows of the packs, too. */
export const worldOutputs: WorldOutput[] = [control, world, worldSchema, fixtures, rows, tables];

/** All files that the build writes, except those of packs. The command `check-generated` compares the committed files with the source. */
export const outputs: Output[] = [
  // The control API comes first: if its own YAML source is invalid, the build stops before it writes a file.
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
  ...extensionPages,
  rows,
  tables,
  roles,
  types,
  operations,
  areas,
  areaNames,
  validators,
  reference,
];
