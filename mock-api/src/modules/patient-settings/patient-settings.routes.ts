import * as contract from '@ziba/shared/contracts/patient-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { saveClinicSettings } from '../../data/clinic-settings';
import { Refusal } from '../../lib/refusal';
import { patientReaders } from '../patients/patients.queries';
import { patientsArea, patientSettingsOf } from './patient-settings';

/** Routes of the settings of a clinic about patients. */
export const patientSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: contract.patientSettingsAnswer };

  app.get('/patients/settings', {
    onRequest: app.allow([...patientReaders, 'settings']),
    schema: { response },
    handler: ({ member: { clinicId } }) =>
      app.db.tenant(clinicId, (tx) => patientSettingsOf(tx, clinicId)),
  });

  app.put('/patients/settings', {
    onRequest: app.allow(['patients', 'settings'], 'write'),
    schema: { body: contract.patientSettingsUpdate, response },
    handler: ({ member, body }) => {
      // The rule restricts doctors, so they do not lift it themselves.
      if (member.type === 'doctor' && 'only_own_patients' in body) {
        const { doctorRule } = contract.patientSettingsTexts;
        throw new Refusal(400, 'invalid', doctorRule, { only_own_patients: doctorRule });
      }
      return app.db.tenant(member.clinicId, (tx) =>
        saveClinicSettings(tx, member, patientsArea, contract.patientSettings, body),
      );
    },
  });
};
