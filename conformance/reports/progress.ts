import type { Result } from '../engine/result.ts';
import { durationText } from './durationText.ts';
import type { Output } from './terminal.ts';

/**
 * Shows the progress of a run. On a terminal, it is one line that changes. Otherwise, it is a new line every half
 * minute.
 */
export interface Progress {
  done(result: Pick<Result, 'id' | 'outcome'>): void;
  /** Removes the line from the terminal. */
  end(): void;
}

const TERMINAL_MS = 80;
const PLAIN_MS = 30_000;
/** The time after which the pace of a run is known well enough for an estimate. */
const PACE_MS = 5_000;

/**
 * Shows the progress of a run.
 * @param limitMs the time after which no further job begins. Default: no limit
 */
export function showProgress(output: Output, total: number, limitMs = Infinity): Progress {
  const startedAt = Date.now();
  let done = 0;
  let failed = 0;
  let last = '';
  const end = showStatus(
    output,
    () =>
      `${done} of ${total} cases${failed > 0 ? `, ${failed} failed` : ''}${timeLeft()}${output.isTTY && last ? `: ${last}` : ''}`,
  );
  function timeLeft(): string {
    const passed = Date.now() - startedAt;
    if (passed < PACE_MS || done === 0 || done === total) return '';
    const left = Math.min((passed / done) * (total - done), limitMs - passed);
    return left > 0 ? `, about ${durationText(left)} left` : '';
  }

  return {
    done(result) {
      done += 1;
      failed += result.outcome === 'fail' ? 1 : 0;
      last = result.id;
    },
    end,
  };
}

/**
 * Shows a text that changes.
 * @param textNow returns the current text
 * @returns a function that removes the text
 */
export function showStatus(output: Output, textNow: () => string): () => void {
  let shown = '';
  const show = () => {
    const text = textNow();
    if (text === shown) return;
    shown = text;
    output.write(
      output.isTTY ? `\r\u001b[K${text.slice(0, (output.columns ?? 80) - 1)}` : `${text}\n`,
    );
  };
  const timer = setInterval(show, output.isTTY ? TERMINAL_MS : PLAIN_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (output.isTTY) output.write('\r\u001b[K');
  };
}
