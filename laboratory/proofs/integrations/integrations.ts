/** The tools of the proof, in the order of the page. */
import type { Integration } from './integration.ts';
import { backstage } from './tools/backstage.ts';
import { danger } from './tools/danger.ts';
import { flux } from './tools/flux.ts';
import { gitbeaker } from './tools/gitbeaker.ts';
import { gitCliff } from './tools/gitCliff.ts';
import { mcpServer } from './tools/mcpServer.ts';
import { pythonGitlab } from './tools/pythonGitlab.ts';
import { pythonSemanticRelease } from './tools/pythonSemanticRelease.ts';
import { renovate } from './tools/renovate.ts';
import { semanticRelease } from './tools/semanticRelease.ts';

export const INTEGRATIONS: Integration[] = [
  semanticRelease,
  renovate,
  danger,
  pythonSemanticRelease,
  gitCliff,
  gitbeaker,
  pythonGitlab,
  backstage,
  flux,
  mcpServer,
];
