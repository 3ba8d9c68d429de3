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
export async function exportFile(type: ExportType, facts: ExportFacts): Promise<ExportFile> {
  const { dependencies } = facts;
  if (type === 'csv') return { contentType: 'text/csv', content: csvTable(dependencies) };
  const documents = {
    sbom: () => billOfMaterials('1.4', facts),
    cyclonedx_1_6_json: () => billOfMaterials('1.6', facts),
    json_array: () => dependencies.map(({ name, version }) => ({ name, version })),
    dependency_list: () =>
      Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
  };
  return { contentType: 'application/json', content: JSON.stringify(await documents[type]()) };
}

/**
 * Returns a CycloneDX bill of materials. The library writes the tool in the form of the version: from 1.5 on, as a
 * component.
 */
async function billOfMaterials(
  version: '1.4' | '1.6',
  { serialNumber, author, path, tool, dependencies }: ExportFacts,
) {
  // The library is loaded on demand, because most sandboxes never export anything.
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
  // The library adds `$schema` and `dependencies`, which the files in the API documentation do not have.
  const { $schema: _, dependencies: __, ...document } = factory.makeForBom().normalize(bom, {});
  return document;
}

/** Returns a CSV table as in RFC 4180, except that lines end in `\n`. */
function csvTable(dependencies: Dependency[]): string {
  const lines = [['name', 'version'], ...dependencies.map(({ name, version }) => [name, version])];
  return lines.map((fields) => `${fields.map(csvField).join(',')}\n`).join('');
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
