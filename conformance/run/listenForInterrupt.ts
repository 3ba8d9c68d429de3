/** The signals that end a run early. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Tells whether the user has interrupted the run, such as with Ctrl-C. */
export interface Interrupt {
  signal: AbortSignal;
  /** Ends the listening. A further signal then ends the process. */
  end(): void;
}

export function listenForInterrupt(): Interrupt {
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  for (const signal of SIGNALS) process.once(signal, onInterrupt);
  return {
    signal: interrupt.signal,
    end: () => {
      for (const signal of SIGNALS) process.off(signal, onInterrupt);
    },
  };
}
