import { build } from 'esbuild';

/** Bundles and minifies a module that imports from `./index.ts`, as a browser application would. */
export async function bundleConsumer(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: `${import.meta.dirname}/..`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return outputFiles[0]!.text;
}
