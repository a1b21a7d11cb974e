import {
  appointmentSettings,
  appointmentSettingsAnswer,
  appointmentSettingsUpdate,
  moneySettings,
} from '@ziba/shared/contracts/appointment-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isGranted } from '@ziba/shared/contracts/permissions';
import { saveClinicSettings } from '../../data/clinic-settings';
import { forbidden } from '../../lib/refusal';
import { settingsArea, settingsOf } from '../schedule/schedule.queries';
import { appointmentReaders } from './readers';

/**
 * Settings of a clinic: slot length, notice, cancellation policy, week and receipt. Reminders are SMS
 * templates.
 */
export const appointmentSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow(['appointments', 'settings'], 'write');
  const response = { 200: appointmentSettingsAnswer };

  app.get('/appointments/settings', {
    onRequest: app.allow([...appointmentReaders, 'settings']),
    schema: { response },
    handler: ({ member }) =>
      app.db.tenant(member.clinicId, (tx) => settingsOf(tx, member.clinicId)),
  });

  for (const method of ['PUT', 'POST'] as const) {
    app.route({
      method,
      url: '/appointments/settings',
      onRequest: mayWrite,
      schema: { body: appointmentSettingsUpdate, response },
      handler: ({ session, member, body }) => {
        const isAboutMoney = moneySettings.some((name) => name in body);
        if (isAboutMoney && !isGranted(session, 'settings')) throw forbidden();
        return app.db.tenant(member.clinicId, (tx) =>
          saveClinicSettings(tx, member, settingsArea, appointmentSettings, body),
        );
      },
    });
  }
};
