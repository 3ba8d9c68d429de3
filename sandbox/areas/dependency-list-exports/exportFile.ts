/** The files of exports: document 3 names their formats. */
import type { User } from '../../store/coreTables.ts';
import type { Dependency, ExportType } from './tables.ts';

/** What an export is of, and what its file says of itself. */
export interface ExportFacts {
  dependencies: Dependency[];
  serialNumber: string;
  author: Pick<User, 'name' | 'email'>;
  /** The tool that a bill of materials names. */
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
  if (type === 'csv') return { contentType: 'text/csv', content: table(dependencies) };
  const documents = {
    sbom: () => sbom(facts),
    cyclonedx_1_6_json: () => cycloneDx16(facts),
    json_array: () => dependencies.map(({ name, version }) => ({ name, version })),
    dependency_list: () =>
      Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
  };
  return { contentType: 'application/json', content: JSON.stringify(documents[type]()) };
}

/** A bill of materials in CycloneDX 1.4. */
function sbom(facts: ExportFacts) {
  return billOfMaterials('1.4', [facts.tool], facts);
}

/** In CycloneDX 1.6, tools are components. */
function cycloneDx16(facts: ExportFacts) {
  const { vendor, name, version } = facts.tool;
  const tool = { type: 'application', publisher: vendor, name, version };
  return billOfMaterials('1.6', { components: [tool] }, facts);
}

function billOfMaterials(
  specVersion: string,
  tools: unknown,
  { serialNumber, author, path, dependencies }: ExportFacts,
) {
  const [root] = path.split('/');
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    serialNumber,
    version: 1,
    metadata: {
      tools,
      authors: [{ name: author.name, email: author.email }],
      properties: [{ name: `${root}:project`, value: path }],
    },
    components: dependencies.map(({ name, purl, version, type, licenses }) => ({
      name,
      purl,
      version,
      type,
      licenses: licenses.map((id) => ({ license: { id } })),
    })),
  };
}

/** A table as RFC 4180 has it, but with the line ends of a text. */
function table(dependencies: Dependency[]): string {
  const lines = [['name', 'version'], ...dependencies.map(({ name, version }) => [name, version])];
  return lines.map((fields) => `${fields.map(field).join(',')}\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
