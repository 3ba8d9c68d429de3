import { dredd } from './dredd.ts';
import { OURS } from './ours.ts';
import { portman } from './portman.ts';
import { drift, respect } from './respect.ts';
import { schemathesis, schemathesisLong } from './schemathesis.ts';
import { specmatic } from './specmatic.ts';
import type { Tool } from './tool.ts';

/** The tools of the comparison, in the order of the page. */
export const TOOLS: Tool[] = [
  ...OURS,
  respect,
  drift,
  schemathesis,
  schemathesisLong,
  specmatic,
  dredd,
  portman,
];
