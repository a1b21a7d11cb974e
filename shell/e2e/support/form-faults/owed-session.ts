import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { apiOf } from '../api';
import type { RunningProduct } from '../running-product';

/** Finds a session that is done and not fully paid, and resolves to its id. */
export async function anOwedSession({ address, clock }: RunningProduct): Promise<string> {
  const call = await apiOf(address, 'mina');
  const path = `/treatmentSessions/filterByDateRange?start=${clock.day(-90)}&end=${clock.day()}`;
  const { data } = (await (await call(path)).json()) as { data: TreatmentSession[] };
  const owed = data.find(
    ({ status, remaining_amount }) => status === sessionStatus.done && remaining_amount > 1000,
  );
  if (!owed) throw new Error(`${path} has no session with a debt.`);
  return String(owed.id);
}
