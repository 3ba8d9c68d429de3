/** Operations on error tracking (API documentation, document 3). */

import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  type ErrorTrackingClientKey,
  type ErrorTrackingSettings,
  errorTrackingClientKeys,
  errorTrackingSettings,
} from '../../../generated/tables.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { presentClientKey, presentErrorTrackingSettings } from './presenters.ts';

export const errorTrackingHandlers = {
  getErrorTrackingSettings: (request) => presentErrorTrackingSettings(readSettings(request)),
  configureIntegratedErrorTracking: (request) => changeSettings(request),
  updateErrorTrackingSettings: (request) => changeSettings(request),

  listErrorTrackingClientKeys: (request) => {
    const { sandbox, project } = request;
    const query = sandbox.db
      .select()
      .from(errorTrackingClientKeys)
      .where(eq(errorTrackingClientKeys.project_id, project.id))
      .orderBy(asc(errorTrackingClientKeys.id));
    return pageOfQuery(request, sandbox.db, query.$dynamic(), (row: ErrorTrackingClientKey) =>
      presentClientKey(sandbox, row),
    );
  },

  createErrorTrackingClientKey: ({ sandbox, project }) => {
    const row = createdRow(sandbox.db, errorTrackingClientKeys, {
      project_id: project.id,
      active: true,
      public_key: `et_${randomBytes(8).toString('hex')}`,
    });
    return presentClientKey(sandbox, row);
  },

  deleteErrorTrackingClientKey: ({ sandbox, project, path }) => {
    const isKey = and(
      eq(errorTrackingClientKeys.id, path.key_id),
      eq(errorTrackingClientKeys.project_id, project.id),
    );
    const deleted = sandbox.db.delete(errorTrackingClientKeys).where(isKey).returning().get();
    found(deleted, 'Client Key');
    return undefined;
  },
} satisfies Partial<Handlers>;

function changeSettings(
  request: SandboxRequest<'configureIntegratedErrorTracking' | 'updateErrorTrackingSettings'>,
) {
  const { active, integrated } = request.body;
  const before = readSettings(request);
  const settings = { ...before, active, integrated: integrated ?? before.integrated };
  request.sandbox.db
    .insert(errorTrackingSettings)
    .values(settings)
    .onConflictDoUpdate({ target: errorTrackingSettings.project_id, set: settings })
    .run();
  return presentErrorTrackingSettings(settings);
}

/** Returns the error tracking settings of the project. Error tracking is off by default. */
function readSettings({
  sandbox,
  project,
}: Pick<SandboxRequest, 'sandbox' | 'project'>): ErrorTrackingSettings {
  return (
    rowWhere(sandbox.db, errorTrackingSettings, { project_id: project.id }) ?? {
      project_id: project.id,
      active: false,
      integrated: false,
      project_name: null,
      errtrack_external_url: null,
      api_url: null,
    }
  );
}
