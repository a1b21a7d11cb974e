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
import { stale } from './matrix.api';

const switches = '/registry/switches';
const schedules = '/registry/switch-schedules';

/** Pressed again after a lost answer, the same switch answers what it answered then. */
const postOnce = <Answer>(path: string, input: SwitchInput) =>
  sendOnce(path, input, (idempotencyKey) => api.post<Answer>(path, input, { idempotencyKey }));

/** A switch at once, or from an instant on. */
export interface ScheduledInput extends SwitchInput {
  at: string;
}

/** Turns a section on or off; answers which clinics changed. */
export function useSwitch() {
  const invalidate = useInvalidate();
  return async (input: SwitchInput) => {
    const answer = await postOnce<SwitchAnswer>(switches, input);
    await invalidate(...stale);
    return answer;
  };
}

/** What a switch would do; asked for once it is known which. Another one's answer is never shown for it. */
export function usePreview(input: SwitchInput | null) {
  const key = input && ['/registry/switches/preview', JSON.stringify(input)];
  return useSWR<SwitchPreview, Error, typeof key>(key, () =>
    api.post<SwitchPreview>('/registry/switches/preview', input),
  );
}

/** All that is going to be switched, the next first. */
export const switchSchedules = createResource<SwitchSchedule>(schedules, {
  listPath: schedules,
  liveEvents: ['registry.changed'],
});

/** Switches at a time to come; answers the schedules, one for each clinic. */
export function useSchedule() {
  const invalidate = useInvalidate();
  return async (input: ScheduledInput) => {
    const made = await postOnce<Page<SwitchSchedule>>(schedules, input);
    await invalidate(...stale);
    return made.data;
  };
}

/** How many calls go out at once where each clinic needs one. */
const atOnce = 10;

/** Takes schedules back. */
export function useCancelSchedules() {
  const invalidate = useInvalidate();
  return async (ids: readonly number[]) => {
    for (let first = 0; first < ids.length; first += atOnce) {
      const some = ids.slice(first, first + atOnce);
      await Promise.all(some.map((id) => api.remove(`${schedules}/${id}`)));
    }
    await invalidate(...stale);
  };
}
