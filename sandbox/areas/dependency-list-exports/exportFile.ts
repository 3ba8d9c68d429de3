/** The files of exports: document 3 names their formats. */
import type { Dependency, ExportType, User } from '../../../generated/tables.ts';

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
export async function exportFile(type: ExportType, facts: ExportFacts): Promise<ExportFile> {
  const { dependencies } = facts;
  if (type === 'csv') return { contentType: 'text/csv', content: table(dependencies) };
  const documents = {
    sbom: () => billOfMaterials('1.4', facts),
    cyclonedx_1_6_json: () => billOfMaterials('1.6', facts),
    json_array: () => dependencies.map(({ name, version }) => ({ name, version })),
    dependency_list: () =>
      Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
  };
  return { contentType: 'application/json', content: JSON.stringify(await documents[type]()) };
}

/** A bill of materials in CycloneDX. Tools are components; before 1.5 the library writes them as they were. */
async function billOfMaterials(
  version: '1.4' | '1.6',
  { serialNumber, author, path, tool, dependencies }: ExportFacts,
) {
  // Few who start a sandbox export anything.
  const { Enums, Models, Serialize, Spec } = await import('@cyclonedx/cyclonedx-library');
  const [root] = path.split('/');
  const bom = new Models.Bom({
    serialNumber,
    metadata: new Models.Metadata({
      tools: new Models.Tools({
        components: new Models.ComponentRepository([
          new Models.Component(Enums.ComponentType.Application, tool.name, {
            group: tool.vendor,
            version: tool.version,
          }),
        ]),
      }),
      authors: new Models.OrganizationalContactRepository([
        new Models.OrganizationalContact({ name: author.name, email: author.email }),
      ]),
      properties: new Models.PropertyRepository([new Models.Property(`${root}:project`, path)]),
    }),
    components: new Models.ComponentRepository(
      dependencies.map(
        ({ type, name, version, purl, licenses }) =>
          new Models.Component(type as never, name, {
            version,
            purl,
            licenses: new Models.LicenseRepository(
              licenses.map((id) => new Models.SpdxLicense(id)),
            ),
          }),
      ),
    ),
  });
  const spec = { '1.4': Spec.Spec1dot4, '1.6': Spec.Spec1dot6 }[version];
  const factory = new Serialize.JSON.Normalize.Factory(spec);
  // The documents show no `$schema`, and nothing of what depends on what.
  const { $schema: _, dependencies: __, ...document } = factory.makeForBom().normalize(bom, {});
  return document;
}

/** A table as RFC 4180 has it, but with the line ends of a text. */
function table(dependencies: Dependency[]): string {
  const lines = [['name', 'version'], ...dependencies.map(({ name, version }) => [name, version])];
  return lines.map((fields) => `${fields.map(field).join(',')}\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
