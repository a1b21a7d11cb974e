import { useMay } from './use-may';

/**
 * Whether the user may take money: for a visit and what a patient owes whoever writes in appointments,
 * patients or accounting, for a session whoever writes in appointments, prescriptions or patients.
 * Giving money back is `useMay('accounting', 'delete')`.
 */
export function useMayTakePayments(target: 'appointment' | 'session' | 'debt'): boolean {
  const inAppointments = useMay('appointments', 'write');
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  const inAccounting = useMay('accounting', 'write');
  const inOther = target === 'session' ? inPrescriptions : inAccounting;
  return inAppointments || inPatients || inOther;
}
