import {
  smsSettings,
  smsSettingsAnswer,
  smsSettingsUpdate,
} from '@ziba/shared/contracts/sms-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicSettings, saveClinicSettings } from '../../data/clinic-settings';
import { smsArea } from './sms-hours';

/** Routes of the hours in which a clinic sends advertising. */
export const smsSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: smsSettingsAnswer };

  app.get('/sms/settings', {
    onRequest: app.allow('sms-panel'),
    schema: { response },
    handler: ({ member: { clinicId } }) =>
      app.db.tenant(clinicId, (tx) => clinicSettings(tx, clinicId, smsArea, smsSettings)),
  });

  app.put('/sms/settings', {
    onRequest: app.allow('sms-panel', 'write'),
    schema: { body: smsSettingsUpdate, response },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, smsArea, smsSettings, body),
      ),
  });
};
