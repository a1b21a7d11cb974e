import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';

/** Whether the user reads what was written in plans, sessions and reports: who reads files, and a doctor. */
export function useMayReadCare(): boolean {
  const isDoctor = useSession()?.user.type === 'doctor';
  const inPatients = useMay('patients', 'read');
  const inPrescriptions = useMay('prescriptions', 'read');
  return isDoctor || inPatients || inPrescriptions;
}
