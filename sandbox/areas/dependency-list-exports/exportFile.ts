/** Writes the files of dependency list exports. The API documentation (document 3) names their formats. */
import type { Dependency, ExportType, User } from '../../../generated/tables.ts';

/** The content of an export and its metadata. */
export interface ExportFacts {
  dependencies: Dependency[];
  serialNumber: string;
  author: Pick<User, 'name' | 'email'>;
  /** The tool that a bill of materials names as its creator. */
  tool: { vendor: string; name: string; version: string };
  /** Full path of the project or group: `acme/rocket`. */
  path: string;
}

export interface ExportFile {
  contentType: string;
  content: string;
}

/** Writes the file of an export. */
export function exportFile(type: ExportType, facts: ExportFacts): ExportFile {
  const { dependencies } = facts;
  if (type === 'csv') return { contentType: 'text/csv', content: csvTable(dependencies) };
  const documents = {
    sbom: () => billOfMaterials('1.4', facts),
    cyclonedx_1_6_json: () => billOfMaterials('1.6', facts),
    json_array: () => dependencies.map(({ name, version }) => ({ name, version })),
    dependency_list: () =>
      Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
  };
  return { contentType: 'application/json', content: JSON.stringify(documents[type]()) };
}

/** The form of an identifier of SPDX. A licence that SPDX does not list begins with `LicenseRef-`, or is a text. */
const SPDX_IDENTIFIER = /^(?!LicenseRef-)[\w.+-]+$/;

/** Returns a CycloneDX bill of materials. From version 1.5 on, the tool is a component. */
function billOfMaterials(
  specVersion: '1.4' | '1.6',
  { serialNumber, author, path, tool, dependencies }: ExportFacts,
) {
  const { vendor, name, version } = tool;
  const [root] = path.split('/');
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    version: 1,
    serialNumber,
    metadata: {
      tools:
        specVersion === '1.4'
          ? [{ vendor, name, version }]
          : { components: [{ type: 'application', name, group: vendor, version }] },
      authors: [{ name: author.name, email: author.email }],
      properties: [{ name: `${root}:project`, value: path }],
    },
    components: dependencies.map(({ type, name, version, purl, licenses }) => ({
      type,
      name,
      version,
      ...(licenses.length > 0 && {
        licenses: licenses.map((one) => ({
          license: SPDX_IDENTIFIER.test(one) ? { id: one } : { name: one },
        })),
      }),
      purl,
    })),
  };
}

/** Returns a CSV table as in RFC 4180, except that lines end in `\n`. */
function csvTable(dependencies: Dependency[]): string {
  const lines = [['name', 'version'], ...dependencies.map(({ name, version }) => [name, version])];
  return lines.map((fields) => `${fields.map(csvField).join(',')}\n`).join('');
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
