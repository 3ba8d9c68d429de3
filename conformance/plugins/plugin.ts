import type { Check } from '../../judge/index.ts';
import type { ReportFormat } from '../reports/format.ts';
import type { Property } from '../suites/properties/property.ts';

/** An extension of a run: the default export of the FILE in `--plugin FILE`. */
export interface Plugin {
  /** Checks of every judged response, after the built-in ones. Default: none. */
  checks?: readonly Check[];
  /** Properties that the suite `properties` checks on deployments. Default: none. */
  properties?: readonly Property[];
  /** Files that `--report` writes in addition to the built-in ones. Default: none. */
  reports?: readonly ReportFormat[];
}

/** Returns the plugin unchanged. With it, an editor knows the types. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
