import { useLiveRows } from '@ziba/shared/api/use-live';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { NotificationsCard } from '@ziba/shared/domain/notifications-card';
import styled from 'styled-components';
import { CalendarCard } from './calendar-card';
import { SubscriptionCard } from './subscription-card';

interface Props {
  /** The day that the table shows, `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
  clinic: ClinicSummary | null | undefined;
}

/** The cards below the appointments of the day; also reads the dashboard again after live events. */
export function LowerCards({ day, onDay, clinic }: Props) {
  useLiveRows(['appointment.changed', 'schedule.changed'], '/appointments', '/dashboard');
  useLiveRows(
    ['treatment_plan.changed', 'treatment_session.changed', 'payment.changed', 'stock.changed'],
    '/dashboard',
  );
  useLiveRows(['notification.created'], '/dashboard', '/notifications');

  return (
    <Parts>
      <CalendarCard day={day} onDay={onDay} />
      <div id="notifications">
        <NotificationsCard />
      </div>
      {clinic && <SubscriptionCard clinic={clinic} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(19rem, 5fr) minmax(0, 6fr) minmax(14rem, 3fr);
  align-items: start;
  gap: var(--space-5);

  @media (max-width: 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 50rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
