import { api } from '@ziba/shared/api/client';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { PatientAlert, PatientAlertInput } from '@ziba/shared/contracts/patient-alerts';
import { patientAlertsKey } from '@ziba/shared/domain/patient-alerts/use-patient-alerts';

/** The alert that is changed, and the version that the change is based on. */
interface Based {
  id: number;
  version: number | undefined;
}

/** Records, edits and ends alerts of a patient; then reads again what shows them. Throws 409 `stale` like other edits. */
export function useAlertChanges(patientId: number) {
  const path = `/patients/${patientId}/alerts`;
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(path);
  // The file's timeline and changes show alerts, too.
  const readAgain = () => invalidate(patientAlertsKey, '/patients');
  return {
    record: async (input: PatientAlertInput) => {
      await createOnce(input, (idempotencyKey) =>
        api.post<PatientAlert>(path, input, { idempotencyKey }),
      );
      await readAgain();
    },
    edit: async ({ id, version }: Based, input: PatientAlertInput) => {
      await api.put<PatientAlert>(`${path}/${id}`, { ...input, version });
      await readAgain();
    },
    end: async ({ id, version }: Based, reason: string) => {
      await api.post<PatientAlert>(`${path}/${id}/end`, { reason, version });
      await readAgain();
    },
  };
}
