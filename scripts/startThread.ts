import { MessageChannel, Worker } from 'node:worker_threads';

/** A thread that calls functions of modules. */
export interface Thread {
  /** Loads a module, so that a later call needs no time for it. */
  load: (module: string) => void;
  /** Calls the function of a module that has the module's name. */
  call: <Output>(module: string, input: object) => Promise<Output>;
  /** Ends the thread, with all calls. */
  end: () => Promise<unknown>;
}

/**
 * Starts a thread. Linters and compilers take longer to load than to run, so a thread loads them while the first one
 * reads the source.
 */
export function startThread(): Thread {
  // The options of the first thread may be those of a test runner.
  const worker = new Worker(new URL('threadMain.js', import.meta.url), { execArgv: [] });
  return {
    load: (module) => worker.postMessage({ module }),
    call: (module, input) =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.once('message', ({ output, error }) => {
          port1.close();
          if (error) reject(error);
          else resolve(output);
        });
        worker.postMessage({ module, input, port: port2 }, [port2]);
      }),
    end: () => worker.terminate(),
  };
}
