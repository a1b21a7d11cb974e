import { backupPlanInput, backupState } from '@ziba/shared/contracts/backups';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeBackupPlan } from './backup-plan';

/** How often the platform is backed up, and how many backups are kept; the state of the backups answers both. */
export const backupPlanRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/admin/backups/plan', {
    onRequest: app.allow('settings', 'write', 'admin'),
    schema: { body: backupPlanInput, response: { 200: backupState } },
    handler: ({ session, body }) => changeBackupPlan(app.db, session, body),
  });
};
