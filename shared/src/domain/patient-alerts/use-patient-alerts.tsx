import type { SWRResponse } from 'swr';
import type { ApiError } from '../../api/client';
import { createResource } from '../../api/create-resource';
import type { Page } from '../../contracts/lists';
import type { PatientAlert } from '../../contracts/patient-alerts';

/** The name under which the answers are cached, for those who change alerts. */
export const patientAlertsKey = '/patient-alerts';

/**
 * Reads the alerts of a patient, active and ended ones, and again when somebody changes alerts. Sends nothing while
 * the id is undefined.
 */
export function usePatientAlerts(
  id: number | undefined,
): SWRResponse<Page<PatientAlert>, ApiError> {
  const alerts = createResource<PatientAlert>(patientAlertsKey, {
    listPath: `/patients/${id}/alerts`,
    liveEvents: ['patient_alert.changed'],
  });
  return alerts.useAll(id !== undefined);
}

/** The alerts that apply now. */
export const activeAlerts = ({ data }: Page<PatientAlert>): PatientAlert[] =>
  data.filter(({ ended_at }) => ended_at === null);
