import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { useSession } from '@ziba/shared/session/use-session';
import { Screen } from '@ziba/shared/ui/screen';
import styled from 'styled-components';
import { DayAppointments } from './day-appointments';
import { m } from './messages';
import { SubscriptionCard } from './subscription-card';

/** What a member of staff sees first in the morning (text 2 §2.1). */
export function DashboardScreen() {
  const session = useSession();
  const name = session?.user.fullName ?? session?.user.username ?? '';

  return (
    <Screen title={m.title} hint={m.welcome(name, formatLongDay(todayIso()))}>
      <DayAppointments />
      <Pair>
        <NotificationsCard />
        {session?.clinic && <SubscriptionCard clinic={session.clinic} />}
      </Pair>
    </Screen>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  align-items: start;
  gap: var(--space-5);

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
