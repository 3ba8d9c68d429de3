import type { Result } from '../engine/result.ts';
import type { Output } from './terminal.ts';

/** Shows how far a run is: one line that changes on a terminal, a line every two seconds elsewhere. */
export interface Progress {
  done(result: Pick<Result, 'id' | 'outcome'>): void;
  /** Takes the line away. */
  end(): void;
}

const TERMINAL_MS = 80;
const PLAIN_MS = 2000;

export function showProgress(output: Output, total: number): Progress {
  let done = 0;
  let failed = 0;
  let last = '';
  let shown = '';
  const show = () => {
    const text = `${done} of ${total} cases${failed > 0 ? `, ${failed} failed` : ''}${last && `: ${last}`}`;
    if (text === shown) return;
    shown = text;
    output.write(
      output.isTTY ? `\r\u001b[K${text.slice(0, (output.columns ?? 80) - 1)}` : `${text}\n`,
    );
  };
  const timer = setInterval(show, output.isTTY ? TERMINAL_MS : PLAIN_MS);
  timer.unref();
  return {
    done(result) {
      done += 1;
      failed += result.outcome === 'fail' ? 1 : 0;
      last = result.id;
    },
    end() {
      clearInterval(timer);
      if (output.isTTY) output.write('\r\u001b[K');
    },
  };
}
