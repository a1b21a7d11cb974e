import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { listenLive, type HearLive } from './live-events';
import { followRows } from './live-rows';
import { useInvalidate } from './use-invalidate';

export type { LiveEvent } from './live-stream';

/**
 * Calls `onEvent` for what happens at the server while this component stands, such as
 * `useLive(['appointment.changed'], reload)`. Without an event something may have been missed (the
 * line was down): look again. To keep rows fresh `useLiveRows` is enough.
 *
 * What the server tells of (`announce` in mock-api): `appointment.changed` {id, doctor_id, status,
 * start}, `treatment_session.changed`, `treatment_plan.changed`, `payment.changed`,
 * `schedule.changed` {doctor_id} (hours, and times that somebody holds or lets go),
 * `notification.created`, `stock.changed`, `settings.changed` {area}, and for every row that can be
 * edited `row.changed` {entity, id}, which `useOne` of a resource follows by itself. Each reaches only
 * those who have the section.
 */
export function useLive(types: readonly string[], onEvent: HearLive): void {
  const hear = useEffectEvent(onEvent);
  const named = types.join(' ');
  useEffect(() => listenLive(named.split(' '), (event) => hear(event)), [named]);
}

/**
 * Reads the cached answers of these resources again when one of the events comes:
 * `useLiveRows(['appointment.changed'], '/appointments')`. What comes at once is read once, and what comes while
 * a resource is being read again is read after that. The lists of a resource need only its option `live`.
 */
export function useLiveRows(types: readonly string[], ...resources: string[]): void {
  const invalidate = useInvalidate();
  const { cache } = useSWRConfig();
  const rows = useEffectEvent(() => ({ cache, resources, invalidate }));
  const named = types.join(' ');
  useEffect(() => followRows(named.split(' '), () => rows()), [named]);
}
