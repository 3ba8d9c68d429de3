import type { Check } from '../../judge/index.ts';
import type { ReportFormat } from '../reports/format.ts';
import type { Property } from '../suites/properties/property.ts';

/** What `--plugin FILE` adds to a run. The default export of the file is one. */
export interface Plugin {
  /** Checks that every judged response gets, after the built-in ones. Default: none. */
  checks?: readonly Check[];
  /** Properties that the suite `rules` tries on deployments. Default: none. */
  properties?: readonly Property[];
  /** Files that `--report` writes besides the built-in ones. Default: none. */
  reports?: readonly ReportFormat[];
}

/** Returns a plugin as it is, and gives an editor its types. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
