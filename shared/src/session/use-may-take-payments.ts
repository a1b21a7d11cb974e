import { useMay } from './use-may';

/**
 * Whether the user may take a payment. A visit or a debt needs write in appointments, patients or accounting; a
 * session needs it in appointments, prescriptions or patients. Refunds need `useMay('accounting', 'delete')`.
 */
export function useMayTakePayments(target: 'appointment' | 'session' | 'debt'): boolean {
  const inAppointments = useMay('appointments', 'write');
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  const inAccounting = useMay('accounting', 'write');
  const inOther = target === 'session' ? inPrescriptions : inAccounting;
  return inAppointments || inPatients || inOther;
}
