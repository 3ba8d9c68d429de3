import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread that calls a function once. */
export interface Thread<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Ends the thread, whether or not it has run. */
  end: () => Promise<unknown>;
}

/**
 * Starts a thread, which loads a module at once. Linters and compilers take longer to load than to run, so the first
 * thread reads the source meanwhile.
 * @param module the path of the module, and `name` the function that it exports
 */
export function startThread<Input, Output>(module: URL, name: string): Thread<Input, Output> {
  const worker = new Worker(new URL('threadMain.js', import.meta.url), {
    workerData: { module: module.href, name },
    // The options of the first thread may be those of a test runner.
    execArgv: [],
  });
  // Without an input, nobody waits for the thread.
  worker.unref();
  return {
    run: async (input) => {
      worker.ref();
      worker.postMessage(input);
      const [output] = await once(worker, 'message');
      return output;
    },
    end: () => worker.terminate(),
  };
}
