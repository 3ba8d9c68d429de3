import { extname, join } from 'node:path';
import { createVitest, type Reporter, type TestCase } from 'vitest/node';
import type { CaseResult } from './run/result.ts';
import type { Send } from './suites/replay.ts';
import type { Target } from './target/target.ts';

/** What the suite in the worker gets to know: plain data. */
export interface Replay {
  /** The folder of the built contract. */
  contractDir: string;
  target: Pick<Target, 'kind' | 'base' | 'offering' | 'alertIntake'>;
  steps: Send[];
  timeoutMs: number;
  requestsPerSecond?: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    replay: Replay;
  }
  interface TaskMeta {
    result?: CaseResult;
  }
}

export interface ReplayOptions {
  /** How many cases are under way at a time. */
  concurrency: number;
  /** Stop after so many failures. */
  bail?: number;
  /** Called as each case is done. */
  onResult?: (result: CaseResult) => void;
  /** Stops the run: cases under way are finished, the others are not begun. */
  signal?: AbortSignal;
}

/** What asks a run to end early. */
export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const ROOT = join(import.meta.dirname, '..');
/** TypeScript like this module, or compiled like it. */
const SUITE = `conformance/suites/replay.suite${extname(import.meta.filename)}`;

/**
 * Replays cases under vitest, in one worker thread.
 * @returns the results of the cases that had their turn, in no particular order
 * @throws an Error when vitest itself fails
 */
export async function runReplay(replay: Replay, options: ReplayOptions): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  const faults: unknown[] = [];
  const collect: Reporter = {
    onTestCaseResult(test: TestCase) {
      const { result } = test.meta();
      if (!result) return;
      results.push(result);
      options.onResult?.(result);
    },
    onTestRunEnd(modules, errors) {
      faults.push(...errors, ...modules.flatMap((module) => module.errors()));
    },
  };
  // Vitest takes the process for its own: it sets its status, and ends it on a signal.
  const { exitCode } = process;
  const before = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      include: [SUITE],
      // By default, vitest runs nothing below node_modules, where an installed package is.
      exclude: [],
      watch: false,
      reporters: [collect],
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      maxConcurrency: options.concurrency,
      ...(options.bail !== undefined && { bail: options.bail }),
      // The engine ends a request that takes too long and says so in its own words.
      testTimeout: 0,
      provide: { replay },
      typecheck: { enabled: false },
      coverage: { enabled: false },
      api: false,
    },
    { clearScreen: false, logLevel: 'silent', envDir: false, server: { watch: null, ws: false } },
  );
  for (const signal of SIGNALS)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.off(signal, listener);
  const stop = () => vitest.cancelCurrentRun('keyboard-input');
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    if (!options.signal?.aborted) await vitest.start();
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await vitest.close();
    process.exitCode = exitCode;
  }
  if (faults.length > 0) throw new Error(`The suite itself failed: ${messageOf(faults[0])}`);
  return results;
}

function messageOf(fault: unknown): string {
  return (fault as { message?: string }).message ?? String(fault);
}
