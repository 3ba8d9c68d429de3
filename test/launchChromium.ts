import { type Browser, chromium } from 'playwright-core';
import { findProgram } from './programs.ts';

/** Starts the Chromium of the machine. Tests that call it are skipped on a machine without Chromium (`lacks('chromium')`). */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findProgram('chromium') ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...args],
  });
}
