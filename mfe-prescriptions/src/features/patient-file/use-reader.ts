import { useMay } from '@ziba/shared/session/use-may';

/** Which parts of a file the signed-in user may see; the same rules as the server's. */
export interface Reader {
  /** Notes of doctors and staff, descriptions and prescriptions. */
  maySeeMedical: boolean;
  maySeePayments: boolean;
  maySeeMessages: boolean;
}

/** The rights of the signed-in user in a patient's file. */
export function useReader(): Reader {
  const inPatients = useMay('patients', 'read');
  const inPrescriptions = useMay('prescriptions', 'read');
  const inAppointments = useMay('appointments', 'read');
  const inAccounting = useMay('accounting', 'read');
  return {
    maySeeMedical: inPatients || inPrescriptions,
    maySeePayments: inPatients || inAppointments || inAccounting,
    maySeeMessages: useMay('sms-panel', 'read'),
  };
}
