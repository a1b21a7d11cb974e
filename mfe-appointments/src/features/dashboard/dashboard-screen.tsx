import * as addresses from '@ziba/shared/contracts/addresses';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { Screen } from '@ziba/shared/ui/views/screen';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { DayAppointments } from './day-appointments';
import { m } from './messages';
import { SubscriptionNotice } from './subscription-notice';
import { useChosenDay } from './use-chosen-day';

// The rows of the day are loaded first, everything else after them.
const Figures = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-more" */ './figures')).Figures,
);
const LowerCards = lazyPart(
  async () => (await import(/* webpackChunkName: "dashboard-more" */ './lower-cards')).LowerCards,
);

/** The first screen after the login. */
export function DashboardScreen() {
  const session = useSession();
  const chosen = useChosenDay();
  const table = useRef<HTMLDivElement>(null);
  const { list, day, setDay } = chosen;
  // Once shown, the other parts stay while another day is read, so that the calendar keeps the focus.
  const [isListLoaded, setListLoaded] = useState(false);
  if (!isListLoaded && (list.data ?? list.error)) setListLoaded(true);
  const hasDebtors = useMayOpen(addresses.patients);
  const name = session?.user.fullName ?? session?.user.username ?? '';
  const pick = (picked: string) => {
    setDay(picked);
    table.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Screen title={m.title} hint={m.welcome(name, formatLongDay(todayIso()))}>
      <SubscriptionNotice clinic={session?.clinic} />
      <Strip data-tall={hasDebtors || undefined}>{isListLoaded && <Figures />}</Strip>
      <div ref={table}>
        <DayAppointments {...chosen} />
      </div>
      {isListLoaded && <LowerCards day={day} onDay={pick} clinic={session?.clinic} />}
    </Screen>
  );
}

/** Reserves the space of the figures, so that the rows do not move when the figures appear. */
const Strip = styled.div`
  min-block-size: 5.75rem;

  @media (max-width: 60rem) {
    min-block-size: calc(2 * 5.75rem + var(--space-4));

    &[data-tall] {
      min-block-size: calc(3 * 5.75rem + 2 * var(--space-4));
    }
  }
`;
