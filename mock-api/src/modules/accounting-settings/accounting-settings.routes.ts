import {
  accountingSettings,
  accountingSettingsAnswer,
  accountingSettingsUpdate,
} from '@ziba/shared/contracts/accounting-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicSettings, saveClinicSettings } from '../../data/clinic-settings';

const area = 'accounting';

/** The texts show these values as fixed; a clinic may change them. */
export const accountingSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/accounting/settings', {
    onRequest: app.allow('accounting'),
    schema: { response: { 200: accountingSettingsAnswer } },
    handler: ({ member }) =>
      app.db.tenant(member.clinicId, (tx) =>
        clinicSettings(tx, member.clinicId, area, accountingSettings),
      ),
  });

  app.put('/accounting/settings', {
    onRequest: app.allow('accounting', 'write'),
    schema: { body: accountingSettingsUpdate, response: { 200: accountingSettingsAnswer } },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, area, accountingSettings, body),
      ),
  });
};
