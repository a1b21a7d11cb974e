import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { mayOpen } from '@ziba/shared/session/use-may';

/**
 * Where the name of a patient of today leads: to the prescription of the visit, to writing one, or else to the file. Undefined
 * for users who may open none of them.
 */
export function visitAddress(appointment: AppointmentDetails): string | undefined {
  const { id, client, transcription_id: prescription } = appointment;
  const written = prescription === null ? undefined : addresses.prescription(prescription);
  if (written && mayOpen(written)) return written;
  const mayWrite = mayOpen(addresses.newPharmacyPrescription(id));
  if (takesPlace(appointment) && mayWrite) return addresses.choosePrescription(id);
  return patientFileAddress(client.id);
}
