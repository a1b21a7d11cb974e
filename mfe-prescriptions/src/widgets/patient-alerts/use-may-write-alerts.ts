import { useMay } from '@ziba/shared/session/use-may';

/** Whether the signed-in user records, edits and ends alerts; the same rule as the server's (`alertWriters`). */
export function useMayWriteAlerts(): boolean {
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  return inPatients || inPrescriptions;
}
