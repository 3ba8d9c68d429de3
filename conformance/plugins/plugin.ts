import type { Check } from '../../judge/index.ts';
import type { ReportFormat } from '../reports/format.ts';
import type { Property } from '../suites/properties/property.ts';

/** An extension of a run. The default export of the file in `--plugin FILE` is a plugin. */
export interface Plugin {
  /** Checks that run on every judged response, after the built-in checks. Default: no checks. */
  checks?: readonly Check[];
  /**
   * Properties that the suite `properties` checks on deployments, besides the built-in properties. Default: no
   * properties.
   */
  properties?: readonly Property[];
  /** Formats of files that `--report` writes besides the built-in files. Default: no files. */
  reports?: readonly ReportFormat[];
}

/** Returns the plugin unchanged. The function exists so that an editor knows the types. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
