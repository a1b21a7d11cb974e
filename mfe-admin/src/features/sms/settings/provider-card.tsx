import { smsHours } from '@ziba/shared/contracts/sms-texts';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useSmsSummary } from '../../../data/sms.api';
import { m } from './messages';

const hoursText = ({ from, until }: { from: number; until: number }) =>
  m.hoursText(formatNumber(from), formatNumber(until));

const usageText = (limit: number, credit: number) =>
  m.usageText(formatNumber(limit - credit), formatNumber(limit));

/** Who sends the messages, at which hours, what was sent this month, and how much of the plan is left. */
export function ProviderCard() {
  const { data, error, mutate } = useSmsSummary();
  return (
    <Card title={m.state} hint={m.stateHint}>
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {data && (
        <Parts>
          <FactList
            facts={[
              { label: m.provider, value: m.providers[data.provider] },
              {
                label: m.hours,
                value: hoursText(data.advertising_hours),
              },
              { label: m.reminderHours, value: hoursText(smsHours) },
              ...(data.part_price
                ? [{ label: m.partPrice, value: formatToman(data.part_price) }]
                : []),
              { label: m.monthSent, value: m.messages(formatNumber(data.sent)) },
              { label: m.monthFailed, value: m.messages(formatNumber(data.failed)) },
            ]}
          />
          <Gauge
            label={m.credit}
            value={data.credit}
            max={data.limit}
            hint={data.limit !== null && usageText(data.limit, data.credit ?? 0)}
          />
        </Parts>
      )}
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
