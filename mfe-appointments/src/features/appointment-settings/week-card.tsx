import { hoursOf, weekDays, weekForm, type Week } from '@ziba/shared/contracts/working-week';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { TimeRangesField } from '@ziba/shared/ui/fields/time-ranges-field';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useSaveHours } from '../../data/schedule-settings.api';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { CopyDay } from './copy-day';
import { m } from './messages';

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

/** The hours that a newly opened day begins with; those of the demo clinics (beyond, ruling 12). */
const usual = { from: '14:00', to: '23:00' };

const rangesOf = (week: Week, day: (typeof weekDays)[number]) =>
  week[day].map(({ from, to }) => toPersianDigits(m.week.range(from, to))).join('، ') ||
  m.week.closed;

/** The working hours of a week in one form; each day can have several stretches. */
export function WeekCard({ doctor, week, reload, isOwn, hint, mayWrite }: Props) {
  const save = useSaveHours();
  const bookings = useBookingsInWay();
  const [asks, setAsks] = useState(false);
  const doctorId = doctor?.id ?? null;
  const reset = mayWrite && doctor && isOwn && (
    <Button size="small" onClick={() => setAsks(true)}>
      {m.week.reset}
    </Button>
  );

  return (
    <Card title={doctor?.name ?? m.week.clinic} hint={hint} actions={reset}>
      {!mayWrite && (
        <FactList
          facts={weekDays.map((day, at) => ({
            label: common.weekdays[at] ?? '',
            value: rangesOf(week, day),
          }))}
        />
      )}
      {mayWrite && (
        <Form
          frame="none"
          schema={weekForm}
          draft={`week-${doctorId ?? 'clinic'}`}
          stored={week}
          reload={reload}
          submit={m.week.save}
          failed={m.week.failed}
          onSubmit={async (changed, { changes: { version } }) => {
            const hours = hoursOf(changed);
            await bookings.save((choices) => save({ doctorId, hours, version, choices }));
            toast.success(m.week.saved);
          }}
        >
          {weekDays.map((day, at) => (
            <TimeRangesField<Week>
              key={day}
              name={day}
              label={common.weekdays[at] ?? ''}
              none={m.week.closed}
              usual={usual}
              actions={<CopyDay day={day} />}
            />
          ))}
        </Form>
      )}
      {doctor && (
        <ConfirmDialog
          open={asks}
          title={m.week.reset}
          confirm={m.week.reset}
          failed={m.week.failed}
          onCancel={() => setAsks(false)}
          onConfirm={async () => {
            const { version } = week;
            await bookings.save((choices) => save({ doctorId, hours: [], version, choices }));
            setAsks(false);
            toast.success(m.week.resetDone);
          }}
        >
          {m.week.resetText(doctor.name)}
        </ConfirmDialog>
      )}
      {bookings.dialog}
    </Card>
  );
}
