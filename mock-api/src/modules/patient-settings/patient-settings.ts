import { patientSettings } from '@ziba/shared/contracts/patient-settings';
import { clinicSettings } from '../../data/clinic-settings';
import type { Tx } from '../../db/connect';

/** The area of these settings in the table of all settings. */
export const patientsArea = 'patients';

/** Reads the settings of a clinic about patients, with their version. */
export const patientSettingsOf = (tx: Tx, clinicId: number) =>
  clinicSettings(tx, clinicId, patientsArea, patientSettings);
