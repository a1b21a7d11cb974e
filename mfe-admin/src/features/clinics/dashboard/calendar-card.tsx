import { useListParams } from '@ziba/shared/api/use-list-params';
import { formatDay } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { formatNumber } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Card } from '@ziba/shared/ui/views/card';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { useEndings, type Days } from '../../../data/platform-dashboard.api';
import { m } from './messages';

const MonthCalendar = lazyPart(
  async () => (await import('@ziba/shared/ui/dates/month-calendar')).MonthCalendar,
  { waiting: () => <LoadingView /> },
);

/** A month with the subscriptions that end; choosing a day narrows the table of clinics to it, in the address. */
export function CalendarCard() {
  const { filters, setFilter } = useListParams({ filters: ['ends_on'] });
  const day = filters.ends_on && isDay(filters.ends_on) ? filters.ends_on : null;
  const [days, setDays] = useState<Days>();
  const endings = useEndings(days);
  const marks = Object.fromEntries(
    (endings.data?.data ?? []).map(({ date, count }) => [
      date,
      { count, label: m.endings(formatNumber(count)) },
    ]),
  );
  return (
    <Card title={m.calendar} hint={endings.error ? endings.error.message : m.calendarHint}>
      <Space>
        <MonthCalendar
          label={m.calendar}
          value={day}
          onPick={(picked) => setFilter('ends_on', picked === day ? undefined : picked)}
          marks={marks}
          onMonth={setDays}
        />
      </Space>
      {day && (
        <Chosen role="status">
          {m.onDay(formatDay(day))}
          <Button size="small" icon="close" onClick={() => setFilter('ends_on', undefined)}>
            {m.allDays}
          </Button>
        </Chosen>
      )}
    </Card>
  );
}

/** As high as a month, so that nothing below moves when the month appears. */
const Space = styled.div`
  min-block-size: 22rem;
`;

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
