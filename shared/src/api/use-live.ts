import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { listenLive, type LiveListener } from './live-events';
import { followRows } from './live-rows';
import { useInvalidate } from './use-invalidate';

export type { LiveEvent } from './live-stream';

/**
 * Calls `onEvent` for live events of the server while the component is mounted, such as
 * `useLive(['appointment.changed'], reload)`. It is called without an event when some may have been missed
 * (the connection was down): read again then. To keep rows up to date, `useLiveRows` is enough.
 *
 * The server sends (`announce` in mock-api): `appointment.changed` {id, doctor_id, status, start},
 * `treatment_session.changed`, `treatment_plan.changed`, `payment.changed`, `schedule.changed` {doctor_id}
 * (opening hours, and times that somebody holds or releases), `notification.created`, `stock.changed`,
 * `settings.changed` {area}, `user.changed` {id} (to that user, or to all users of a clinic whose name, logo or
 * colour changed: the shell asks for user, clinic and access), and for every row that can be edited `row.changed`
 * {entity, id}, which `useOne` of a resource follows by itself. Only users with the section receive its events.
 */
export function useLive(types: readonly string[], onEvent: LiveListener): void {
  const callListener = useEffectEvent(onEvent);
  const typeList = types.join(' ');
  useEffect(() => listenLive(typeList.split(' '), (event) => callListener(event)), [typeList]);
}

/**
 * Reads the cached answers of these resources again when one of the events comes:
 * `useLiveRows(['appointment.changed'], '/appointments')`. Several events at once lead to one reading; events
 * that come during a reading lead to one more after it. The lists of a resource need only its option `liveEvents`.
 */
export function useLiveRows(types: readonly string[], ...resources: string[]): void {
  const invalidate = useInvalidate();
  const { cache } = useSWRConfig();
  const rows = useEffectEvent(() => ({ cache, resources, invalidate }));
  const typeList = types.join(' ');
  useEffect(() => followRows(typeList.split(' '), () => rows()), [typeList]);
}
