import * as addresses from '../contracts/addresses';
import { mayOpen, useMayOpen } from './use-may';

/**
 * The address of a patient's file that the signed-in user may open: the whole file, or the reduced one for users who
 * only book appointments. Undefined when they may open neither.
 */
export const patientFileAddress = (id: number): string | undefined =>
  [addresses.patientFile(id), addresses.reducedPatientFile(id)].find(mayOpen);

/** Like `patientFileAddress`; the component renders again when session or plan change. */
export function usePatientFileAddress(id: number): string | undefined {
  const whole = addresses.patientFile(id);
  const reduced = addresses.reducedPatientFile(id);
  const mayOpenWhole = useMayOpen(whole);
  const mayOpenReduced = useMayOpen(reduced);
  if (mayOpenWhole) return whole;
  return mayOpenReduced ? reduced : undefined;
}
