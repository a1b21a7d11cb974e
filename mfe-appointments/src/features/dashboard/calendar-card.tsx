import { formatNumber } from '@ziba/shared/format/money';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Card } from '@ziba/shared/ui/views/card';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useDayCounts, type Days } from '../../data/appointments.api';
import { useHolidays } from '../../data/schedule-settings.api';
import { m } from './messages';
import { useWasVisible } from './use-was-visible';

// The heaviest part of the dashboard: its code is loaded when the user scrolls to it.
const MonthCalendar = lazyPart(
  async () => (await import('@ziba/shared/ui/dates/month-calendar')).MonthCalendar,
  { waiting: () => <LoadingView /> },
);

interface Props {
  /** The day that the table shows, `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
}

/** A month with the number of appointments of each day; choosing a day shows it in the table. */
export function CalendarCard({ day, onDay }: Props) {
  const space = useRef<HTMLDivElement>(null);
  const wasVisible = useWasVisible(space);
  const [days, setDays] = useState<Days>();
  const counts = useDayCounts(days);
  const holidays = useHolidays(days);
  const marks = Object.fromEntries(
    (counts.data?.data ?? []).map(({ date, count }) => [
      date,
      { count, label: m.count(formatNumber(count)) },
    ]),
  );

  return (
    <Card title={m.calendar} hint={counts.error ? counts.error.message : m.calendarHint}>
      <Space ref={space}>
        {wasVisible && (
          <MonthCalendar
            label={m.calendar}
            value={day}
            onPick={onDay}
            marks={marks}
            onMonth={setDays}
            holidays={holidays.data?.data}
          />
        )}
      </Space>
    </Card>
  );
}

/** As high as a month, so that nothing below moves when the month appears. */
const Space = styled.div`
  min-block-size: 22rem;
`;
