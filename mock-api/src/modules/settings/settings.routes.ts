import { generalSettings, type GeneralSettings } from '@ziba/shared/contracts/settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/connect';
import { found } from '../../lib/refusal';

const only = { name: 'settings.general', text: 'select * from general_settings where id = 1' };

/** What the product calls itself, and what the login page says. */
export async function readGeneralSettings(db: Database): Promise<GeneralSettings> {
  return found((await db.platform((tx) => tx.query<GeneralSettings>(only)))[0]);
}

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/settings/general', {
    onRequest: app.allow('public'),
    schema: { response: { 200: generalSettings } },
    handler: () => readGeneralSettings(app.db),
  });
};
