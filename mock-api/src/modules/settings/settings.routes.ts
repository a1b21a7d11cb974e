import { idParam } from '@ziba/shared/contracts/rows';
import {
  generalSettings,
  generalSettingsUpdate,
  type GeneralSettings,
} from '@ziba/shared/contracts/settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit, changes } from '../../data/audit';
import { quoted } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { refuseStale } from '../../data/stale';

const only = { name: 'settings.general', text: 'select * from general_settings where id = 1' };
/** The name of the table in the audit log. */
const entity = 'general_settings';
/** The texts fix the id of the only row. */
const onlyId = 1;
const columns = [
  'project_name',
  'login_page_title',
  'login_short_slogan',
  'main_admin_username',
  'project_description',
  'login_description',
  'logo_image',
] as const;

/** Routes of the settings of the product: its name, and the texts of the login page. */
export async function readGeneralSettings(db: Database): Promise<GeneralSettings> {
  return found((await db.platform((tx) => tx.query<GeneralSettings>(only)))[0]);
}

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/settings/general', {
    onRequest: app.allow('public'),
    schema: { response: { 200: generalSettings } },
    handler: () => readGeneralSettings(app.db),
  });

  app.post('/settings/general/:id', {
    onRequest: app.allow('settings', 'write', 'admin'),
    config: { rowOf: async (_session, id) => id === onlyId },
    schema: { params: idParam, body: generalSettingsUpdate, response: { 200: generalSettings } },
    handler: ({ session, params, body }) => {
      if (params.id !== onlyId) throw notFound();
      return changeGeneralSettings(app.db, session, body);
    },
  });
};

/** Changes the fields that were sent; the server sets the dates itself. */
async function changeGeneralSettings(
  db: Database,
  { userId }: Session,
  input: z.output<typeof generalSettingsUpdate>,
): Promise<GeneralSettings> {
  const sent = columns.filter((column) => input[column] !== undefined);
  return db.platform(async (tx) => {
    const before = found((await tx.query<GeneralSettings>(`${only.text} for update`))[0]);
    await refuseStale(tx, { ...before, clinicId: null, entity }, input.version);
    if (sent.length === 0) return before;
    const sets = sent.map((column, index) => `${quoted(column)} = $${index + 1}`);
    const [after] = await tx.query<GeneralSettings>(
      `update general_settings set ${sets.join(', ')}, updated_at = app_now(), version = version + 1
       where id = 1 returning *`,
      sent.map((column) => input[column]),
    );
    const difference = changes(
      { ...before },
      Object.fromEntries(sent.map((column) => [column, input[column]])),
    );
    await audit(
      tx,
      { userId, clinicId: null },
      {
        action: 'update',
        entity,
        entityId: onlyId,
        ...difference,
      },
    );
    return found(after);
  });
}
