import { useMay } from './use-may';

/**
 * Whether the user may take a payment. Write in patients is always enough; a visit or a debt may also be taken with
 * write in appointments or accounting, a session in appointments or prescriptions, an operation in prescriptions.
 * Refunds need `useMay('accounting', 'delete')`.
 */
export function useMayTakePayments(
  target: 'appointment' | 'session' | 'transcription' | 'debt',
): boolean {
  const inAppointments = useMay('appointments', 'write');
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  const inAccounting = useMay('accounting', 'write');
  const atDesk = inAppointments || inAccounting;
  const others = {
    appointment: atDesk,
    debt: atDesk,
    session: inAppointments || inPrescriptions,
    transcription: inPrescriptions,
  };
  return inPatients || others[target];
}
