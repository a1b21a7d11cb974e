import { useMay } from '@ziba/shared/session/use-may';

/** Which parts of a file the signed-in user may see; the same rules as the server's. */
export interface Reader {
  /** Notes of doctors and staff, descriptions and prescriptions. */
  maySeeMedical: boolean;
  /** Signed consents; who only books appointments has them signed here without seeing those that exist. */
  maySeeConsents: boolean;
  maySeePayments: boolean;
  maySeeMessages: boolean;
}

/** The rights of the signed-in user in a patient's file. */
export function useReader(): Reader {
  const inPatients = useMay('patients', 'read');
  const inPrescriptions = useMay('prescriptions', 'read');
  const inAppointments = useMay('appointments', 'read');
  const mayTake = useMay('appointments', 'write');
  const inAccounting = useMay('accounting', 'read');
  return {
    maySeeMedical: inPatients || inPrescriptions,
    maySeeConsents: inPatients || inPrescriptions || mayTake,
    maySeePayments: inPatients || inAppointments || inAccounting,
    maySeeMessages: useMay('sms-panel', 'read'),
  };
}
