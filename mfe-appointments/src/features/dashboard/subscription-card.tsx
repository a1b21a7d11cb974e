import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { formatDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { formatNumber } from '@ziba/shared/format/money';
import { Card } from '@ziba/shared/ui/views/card';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  clinic: ClinicSummary;
}

/** How many days of the clinic's subscription are left. */
export function SubscriptionCard({ clinic }: Props) {
  const { remaining_days: left, subscription_days: days, subscription_start_date } = clinic;
  const ends = addDays(subscription_start_date, days);

  return (
    <Card title={m.subscription}>
      <Parts>
        <Gauge value={left} max={days} label={m.daysLeft} text={m.days(formatNumber(left))} />
        <p>
          {m.ofDays(formatNumber(days))}
          <br />
          {m.subscriptionEnds(formatDay(ends))}
        </p>
        {left * 3 <= days && <p>{m.renew}</p>}
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-s);
  text-align: center;
`;
