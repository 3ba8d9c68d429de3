/** Makes one program of many samples, for each language, so that a proof compiles and starts one program only. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LANGUAGES } from '../../../scripts/reference/samples/samples.ts';

const run = promisify(execFile);

/** The samples of a language: the source by the ID of the case. */
export type Sources = ReadonlyMap<string, string>;

export interface Language {
  /** A command that shows whether this machine has the language. */
  version: [command: string, ...args: string[]];
  /** Writes the program to a folder. Before each sample, it asks for `next/<ID of the case>`. */
  write(folder: string, sources: Sources): Promise<void>;
  /** The commands that check the program, compile it and run it. */
  commands(): Promise<[command: string, ...args: string[]][]>;
}

export const LANGUAGE_PROGRAMS: Record<(typeof LANGUAGES)[number], Language> = {
  Python: {
    version: ['python3', '--version'],
    async write(folder, sources) {
      const names = [...sources.keys()];
      // mypy takes the name of a file as that of its module, which has no dot.
      const nameOf = (id: string) => `sample${names.indexOf(id)}.py`;
      await writeAll(folder, sources, nameOf);
      await writeFile(
        join(folder, 'main.py'),
        [
          'import os, runpy, urllib.request',
          ...names.flatMap((id) => [
            `urllib.request.urlopen(os.environ["FORGE"] + "/next/${id}").close()`,
            `runpy.run_path("${nameOf(id)}")`,
          ]),
        ].join('\n'),
      );
    },
    commands: async () => {
      const python = await pythonWithPackages();
      return [
        [python, '-m', 'mypy', '--strict', '.'],
        [python, 'main.py'],
      ];
    },
  },
  Go: {
    version: ['go', 'version'],
    async write(folder, sources) {
      const names = [...sources.keys()];
      const nameOf = (id: string) => `sample${names.indexOf(id)}`;
      await writeAll(
        folder,
        new Map([...sources].map(([id, source]) => [id, `${source}\n`])),
        (id) => `${nameOf(id)}.go`,
        (source, id) => source.replace('func main() {', `func ${nameOf(id)}() {`),
      );
      await writeFile(join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
      const calls = names.flatMap((id) => [`\tnext("${id}")`, `\t${nameOf(id)}()`]);
      await writeFile(join(folder, 'main.go'), GO_MAIN.replace('CALLS', calls.join('\n')));
    },
    commands: async () => [
      ['bash', '-c', 'test -z "$(gofmt -l . | tee /dev/stderr)"'],
      ['go', 'vet', '-buildvcs=false', '.'],
      ['go', 'run', '-buildvcs=false', '.'],
    ],
  },
  Java: {
    version: ['java', '-version'],
    async write(folder, sources) {
      const names = [...sources.keys()];
      const imports = new Set(
        [...sources.values()].flatMap((source) => source.match(/^import .*;$/gm) ?? []),
      );
      const classes = [...sources.values()].map((source, index) =>
        source
          .slice(source.indexOf('public class'))
          .replace(/^public class \w+ \{/, `class Sample${index} {`),
      );
      const calls = names.map(
        (id, index) => `        next("${id}");\n        Sample${index}.main(args);`,
      );
      await writeFile(
        join(folder, 'Samples.java'),
        [...imports, JAVA_MAIN.replace('CALLS', calls.join('\n')), ...classes].join('\n'),
      );
    },
    commands: async () => [
      ['javac', '-Xlint:all', '-Werror', '-d', 'compiled', 'Samples.java'],
      ['java', '-Xshare:auto', '-cp', 'compiled', 'Samples'],
    ],
  },
  Ruby: {
    version: ['ruby', '--version'],
    async write(folder, sources) {
      const names = [...sources.keys()];
      const nameOf = (id: string) => `sample${names.indexOf(id)}.rb`;
      await writeAll(folder, sources, nameOf);
      const calls = names.flatMap((id) => [
        `Net::HTTP.get(URI(ENV.fetch("FORGE") + "/next/${id}"))`,
        `load "./${nameOf(id)}", true`,
      ]);
      await writeFile(join(folder, 'main.rb'), ['require "net/http"', ...calls].join('\n'));
    },
    commands: async () => [
      [
        'bash',
        '-c',
        'for file in *.rb; do ruby -wc "$file"; done 2>&1 | sort -u | tee /dev/stderr | test "$(cat)" = "Syntax OK"',
      ],
      ['ruby', 'main.rb'],
    ],
  },
};

async function writeAll(
  folder: string,
  sources: Sources,
  nameOf: (id: string) => string,
  changed: (source: string, id: string) => string = (source) => source,
): Promise<void> {
  for (const [id, source] of sources)
    await writeFile(join(folder, nameOf(id)), changed(source, id));
}

const GO_MAIN = `package main

import (
	"log"
	"net/http"
	"os"
)

func next(name string) {
	response, err := http.Get(os.Getenv("FORGE") + "/next/" + name)
	if err != nil {
		log.Fatal(err)
	}
	response.Body.Close()
}

func main() {
CALLS
}
`;

const JAVA_MAIN = `public class Samples {
    static void next(String name) throws Exception {
        var address = URI.create(System.getenv("FORGE") + "/next/" + name);
        var request = HttpRequest.newBuilder(address).build();
        HttpClient.newHttpClient().send(request, BodyHandlers.discarding());
    }

    public static void main(String[] args) throws Exception {
CALLS
    }
}
`;

/** The folder of the Python environment, which is kept for the next run. */
const PYTHON_DIR = join(tmpdir(), 'forge-contract-samples', 'python');

/** The packages of the samples, and mypy, which checks them. */
const PYTHON_PACKAGES = ['requests>=2.32,<3', 'mypy==1.18.2', 'types-requests>=2.32,<3'];

/** Returns a Python that has the packages. They are installed at the first run. */
async function pythonWithPackages(): Promise<string> {
  const python = join(PYTHON_DIR, 'bin', 'python');
  const installed = join(PYTHON_DIR, 'installed-with-mypy');
  if (!existsSync(installed)) {
    await mkdir(PYTHON_DIR, { recursive: true });
    await run('python3', ['-m', 'venv', PYTHON_DIR]);
    await run(python, ['-m', 'pip', 'install', '--quiet', ...PYTHON_PACKAGES]);
    await writeFile(installed, '');
  }
  return python;
}
