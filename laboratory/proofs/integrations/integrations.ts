/** The tools of the proof, in the order of the page. */
import type { Integration } from './integration.ts';
import { danger } from './tools/danger.ts';
import { renovate } from './tools/renovate.ts';
import { semanticRelease } from './tools/semanticRelease.ts';

export const INTEGRATIONS: Integration[] = [semanticRelease, renovate, danger];
