import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { ArchivedPatient } from '@ziba/shared/contracts/patient-file';
import type { FirstPatientInput, Patient, PatientRow } from '@ziba/shared/contracts/patients';

export const patients = createResource<Patient, FirstPatientInput>('/patients', {
  invalidates: ['/appointments'],
  entity: 'patients',
});

/** The list of patients; its rows have visits and marks besides the fields of a patient. */
export const patientRows = createResource<PatientRow>('/patients');

/** Patients whose files are archived, the last archived one first. */
export const archivedPatients = createResource<ArchivedPatient>('/patients', {
  listPath: '/patients/archived',
});

/** Archives a patient's file with a reason, or takes it back. */
export function usePatientArchive() {
  const invalidate = useInvalidate();
  const act = async (id: number, what: 'archive' | 'restore', body?: object) => {
    await api.post(`/patients/${id}/${what}`, body);
    await invalidate('/patients');
  };
  return {
    archive: (id: number, reason: string) => act(id, 'archive', { reason }),
    restore: (id: number) => act(id, 'restore'),
  };
}
