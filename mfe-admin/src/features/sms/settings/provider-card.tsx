import { smsHours } from '@ziba/shared/contracts/sms-texts';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { ProgressBar } from '@ziba/shared/ui/controls/progress-bar';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useSmsSummary } from '../../../data/sms.api';
import { m } from './messages';

const hoursText = ({ from, until }: { from: number; until: number }) =>
  m.hoursText(formatNumber(from), formatNumber(until));

/** Who sends the messages, at which hours, and how much of the plan is used this month (beyond N3). */
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
              ...(data.limit === null ? [{ label: m.usage, value: m.noLimit }] : []),
            ]}
          />
          {data.limit !== null && data.credit !== null && (
            <ProgressBar
              label={m.usage}
              value={data.limit - data.credit}
              max={data.limit}
              text={m.usageText(formatNumber(data.limit - data.credit), formatNumber(data.limit))}
            />
          )}
        </Parts>
      )}
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
`;
