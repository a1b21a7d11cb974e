import { weekDays, type Week } from '@ziba/shared/contracts/working-week';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { useState } from 'react';
import { m } from './messages';
import { ResetHoursDialog } from './reset-hours-dialog';
import { WeekForm } from './week-form';

interface Props {
  /** The doctor of the week; the clinic when left out. */
  doctor?: { id: number; name: string };
  /** The hours, with the version that they have on the server. */
  week: Week & { version: number };
  /** Reads the hours again. */
  reload: () => unknown;
  /** Whether the doctor has own hours, which can be removed. */
  isOwn: boolean;
  hint: string;
  mayWrite: boolean;
}

const rangesOf = (week: Week, day: (typeof weekDays)[number]) =>
  week[day].map(({ from, to }) => toPersianDigits(m.week.range(from, to))).join('، ') ||
  m.week.closed;

/** The working hours of a week: a form, or text for users who may not change them. */
export function WeekCard({ doctor, week, reload, isOwn, hint, mayWrite }: Props) {
  const [isAskingReset, setAskingReset] = useState(false);
  const reset = mayWrite && doctor && isOwn && (
    <Button size="small" onClick={() => setAskingReset(true)}>
      {m.week.reset}
    </Button>
  );

  return (
    <Card title={doctor?.name ?? m.week.clinic} hint={hint} actions={reset}>
      {mayWrite ? (
        <WeekForm doctorId={doctor?.id ?? null} {...{ week, reload }} />
      ) : (
        <FactList
          facts={weekDays.map((day, index) => ({
            label: common.weekdays[index] ?? '',
            value: rangesOf(week, day),
          }))}
        />
      )}
      {doctor && (
        <ResetHoursDialog
          open={isAskingReset}
          doctor={doctor}
          version={week.version}
          onClose={() => setAskingReset(false)}
        />
      )}
    </Card>
  );
}
