import { api } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  SwitchAnswer,
  SwitchInput,
  SwitchPreview,
  SwitchSchedule,
} from '@ziba/shared/contracts/section-switches';
import useSWR from 'swr';
import { stalePaths } from './matrix.api';

const switches = '/registry/switches';
const schedules = '/registry/switch-schedules';

/** A retry after a lost answer gets the same answer; nothing is switched twice. */
const postOnce = <Answer>(path: string, input: SwitchInput) =>
  sendOnce(path, input, (idempotencyKey) => api.post<Answer>(path, input, { idempotencyKey }));

/** A switch that happens at the instant `at`. */
export interface ScheduledInput extends SwitchInput {
  at: string;
}

/** Switches a section on or off now; resolves to the clinics that changed. */
export function useSwitch() {
  const invalidate = useInvalidate();
  return async (input: SwitchInput) => {
    const answer = await postOnce<SwitchAnswer>(switches, input);
    await invalidate(...stalePaths);
    return answer;
  };
}

/** What a switch would do; nothing is requested for null. The answer to another input is never returned. */
export function usePreview(input: SwitchInput | null) {
  const key = input && ['/registry/switches/preview', JSON.stringify(input)];
  return useSWR<SwitchPreview, Error, typeof key>(key, () =>
    api.post<SwitchPreview>('/registry/switches/preview', input),
  );
}

/** The scheduled switches, the next one first. */
export const switchSchedules = createResource<SwitchSchedule>(schedules, {
  listPath: schedules,
  liveEvents: ['registry.changed'],
});

/** Schedules a switch; resolves to the schedules, one for each clinic. */
export function useSchedule() {
  const invalidate = useInvalidate();
  return async (input: ScheduledInput) => {
    const made = await postOnce<Page<SwitchSchedule>>(schedules, input);
    await invalidate(...stalePaths);
    return made.data;
  };
}

/** How many requests run at the same time. */
const parallelRequests = 10;

/** Cancels schedules. */
export function useCancelSchedules() {
  const invalidate = useInvalidate();
  return async (ids: readonly number[]) => {
    for (let first = 0; first < ids.length; first += parallelRequests) {
      const batch = ids.slice(first, first + parallelRequests);
      await Promise.all(batch.map((id) => api.remove(`${schedules}/${id}`)));
    }
    await invalidate(...stalePaths);
  };
}
