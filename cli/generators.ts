/** The client generator for each language. The pages in `docs/generators/` describe the generated clients. */

/** A client generator that is run with one command. */
export interface Generator {
  command: string;
  /** The command that installs the generator. */
  install: string;
  /** Returns the arguments. @param file the path of the portable edition @param output the folder for the client */
  arguments: (file: string, output: string) => string[];
  /** True if the output folder must exist before. Other generators create it, and some refuse an existing folder. */
  needsFolder?: true;
}

function openapiGenerator(name: string, ...properties: string[]): Generator {
  return {
    command: 'openapi-generator-cli',
    install: 'npm install --save-dev @openapitools/openapi-generator-cli@2.35.0',
    arguments: (file, output) => [
      ...['generate', '-g', name, '-i', file, '-o', output],
      `--additional-properties=${properties.join(',')}`,
    ],
  };
}

/** The generators by the language that `forge-contract generate` takes as its argument. */
export const GENERATORS: Record<string, Generator> = {
  python: {
    command: 'openapi-python-client',
    install: 'pip install openapi-python-client==0.29.1',
    arguments: (file, output) => [
      ...['generate', '--path', file, '--output-path', output, '--meta', 'none'],
    ],
  },
  go: {
    command: 'oapi-codegen',
    install: 'go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
    arguments: (file, output) => [
      ...['-generate', 'types,client', '-package', 'forge', '-o', `${output}/forge.go`, file],
    ],
    needsFolder: true,
  },
  java: openapiGenerator(
    'java',
    'library=native',
    'apiPackage=forge.api',
    'modelPackage=forge.model',
    'invokerPackage=forge',
    'openApiNullable=false',
  ),
  rust: openapiGenerator('rust', 'packageName=forge'),
  typescript: {
    command: 'openapi-ts',
    install: 'npm install --save-dev @hey-api/openapi-ts@0.95.0 typescript@5.9.3',
    arguments: (file, output) => [
      ...['--input', file, '--output', output],
      ...['--plugins', '@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    ],
  },
};
