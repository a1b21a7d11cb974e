import { patientName } from '@ziba/shared/domain/patient-name/patient-name';

/** The name of a patient, which opens the patient at a glance. */
export const PatientName = patientName(
  async () => (await import('@ziba/shared/domain/patient-drawer/patient-drawer')).PatientDrawer,
);
