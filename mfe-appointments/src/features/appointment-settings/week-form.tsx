import { hoursOf, weekDays, weekForm, type Week } from '@ziba/shared/contracts/working-week';
import { common } from '@ziba/shared/messages';
import { TimeRangesField } from '@ziba/shared/ui/fields/time-ranges-field';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSaveHours } from '../../data/schedule-settings.api';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { CopyDay } from './copy-day';
import { m } from './messages';

interface Props {
  /** Null for the hours of the clinic. */
  doctorId: number | null;
  /** The hours, with the version that they have on the server. */
  week: Week & { version: number };
  /** Reads the hours again. */
  reload: () => unknown;
}

/** The hours that a newly opened day begins with; those of the demo clinics (beyond, ruling 12). */
const usual = { from: '14:00', to: '23:00' };

/** The working hours of a week in one form; each day can have several time ranges. */
export function WeekForm({ doctorId, week, reload }: Props) {
  const save = useSaveHours();
  const bookings = useBookingsInWay();
  return (
    <>
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
        {weekDays.map((day, index) => (
          <TimeRangesField<Week>
            key={day}
            name={day}
            label={common.weekdays[index] ?? ''}
            none={m.week.closed}
            usual={usual}
            actions={<CopyDay day={day} />}
          />
        ))}
      </Form>
      {bookings.dialog}
    </>
  );
}
