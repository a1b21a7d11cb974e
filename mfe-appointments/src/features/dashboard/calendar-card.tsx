import { formatNumber } from '@ziba/shared/format/money';
import { Card } from '@ziba/shared/ui/views/card';
import { MonthCalendar } from '@ziba/shared/ui/dates/month-calendar';
import { useState } from 'react';
import { useDayCounts, type Days } from '../../data/appointments.api';
import { useHolidays } from '../../data/schedule-settings.api';
import { m } from './messages';

interface Props {
  /** The day that the table shows, `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
}

/** A month with the number of appointments of each day; choosing a day shows it in the table (beyond C23). */
export function CalendarCard({ day, onDay }: Props) {
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
      <MonthCalendar
        label={m.calendar}
        value={day}
        onPick={onDay}
        marks={marks}
        onMonth={setDays}
        holidays={holidays.data?.data}
      />
    </Card>
  );
}
