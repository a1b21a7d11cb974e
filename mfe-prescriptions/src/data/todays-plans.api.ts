import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Page } from '@ziba/shared/contracts/lists';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { todayIso } from '@ziba/shared/format/date';
import useSWR from 'swr';

/**
 * The treatment plans that have a session today, by the id of their patient. Undefined while they load, and when they
 * cannot be read.
 */
export function useTodaysPlans(): ReadonlyMap<number, number> | undefined {
  const today = todayIso();
  const key = [
    '/treatmentSessions',
    '/treatmentSessions/filterByDateRange',
    { start: today, end: today },
  ] satisfies ResourceKey;
  const { data } = useSWR<Page<TreatmentSession>, ApiError>(key);
  useLiveRows(['treatment_session.changed', 'treatment_plan.changed'], '/treatmentSessions');
  if (!data) return undefined;
  return new Map(
    data.data
      .filter(({ status }) => status !== sessionStatus.canceled)
      .map(({ treatment_plan: { id, patient_id } }) => [patient_id, id]),
  );
}
