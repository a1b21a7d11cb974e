import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { idOf } from '@ziba/shared/contracts/id-of';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Whether the address, or the navigation state, names the patient of an appointment (`selectedPatient`, the id of the
 * patient). `appointment` tells the appointments of a patient apart who comes twice today.
 */
export function useIsSelected(): (appointment: AppointmentDetails) => boolean {
  const [params] = useSearchParams();
  const state = useLocation().state as { selectedPatient?: unknown } | null;
  const named = state?.selectedPatient;
  const isRow = typeof named === 'object' && named !== null && 'id' in named;
  const patient = idOf(params.get('selectedPatient') ?? (isRow ? named.id : named));
  const appointment = idOf(params.get('appointment'));
  return ({ id, client }) =>
    client.id === patient && (appointment === undefined || appointment === id);
}
