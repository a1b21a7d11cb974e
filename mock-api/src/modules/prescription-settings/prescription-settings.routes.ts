import * as contract from '@ziba/shared/contracts/prescription-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicSettings, prescriptionsArea, saveClinicSettings } from '../../data/clinic-settings';
import { doctorAsked } from '../../data/own-rows';

const area = prescriptionsArea;
const stampArea = (userId: number) => `prescriptions-stamp-${userId}`;

/** Routes of the settings of prescriptions: usual words and printed heading of the clinic, stamp of a doctor. */
export const prescriptionSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { prescriptionSettings, doctorStamp } = contract;
  const settings = { 200: contract.prescriptionSettingsAnswer };
  const stamp = { 200: contract.doctorStampAnswer };

  app.get('/prescriptions/settings', {
    onRequest: app.allow(['prescriptions', 'patients', 'settings']),
    schema: { response: settings },
    handler: ({ member: { clinicId } }) =>
      app.db.tenant(clinicId, (tx) => clinicSettings(tx, clinicId, area, prescriptionSettings)),
  });

  app.put('/prescriptions/settings', {
    onRequest: app.allow(['prescriptions', 'settings'], 'write'),
    schema: { body: contract.prescriptionSettingsUpdate, response: settings },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, area, prescriptionSettings, body),
      ),
  });

  app.get('/prescriptions/stamp', {
    onRequest: app.allow(['prescriptions', 'patients']),
    schema: { querystring: contract.doctorStampQuery, response: stamp },
    handler: ({ member, query }) => {
      const doctor = doctorAsked(member, query.doctor_id ?? undefined) ?? member.userId;
      return app.db.tenant(member.clinicId, (tx) =>
        clinicSettings(tx, member.clinicId, stampArea(doctor), doctorStamp),
      );
    },
  });

  // Nobody sets the stamp of somebody else.
  app.put('/prescriptions/stamp', {
    onRequest: app.allow('prescriptions', 'write'),
    schema: { body: contract.doctorStampUpdate, response: stamp },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, stampArea(member.userId), doctorStamp, body),
      ),
  });
};
