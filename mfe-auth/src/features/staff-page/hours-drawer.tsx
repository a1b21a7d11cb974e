import { hoursOf, weekDays, weekForm, type Week } from '@ziba/shared/contracts/working-week';
import { useBookingsInWay } from '@ziba/shared/domain/bookings-in-way/use-bookings-in-way';
import { common } from '@ziba/shared/messages';
import { TimeRangesField } from '@ziba/shared/ui/fields/time-ranges-field';
import { Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSaveHours } from '../../data/schedule.api';
import { m } from './messages';

interface Props {
  doctorId: number;
  /** The hours, with the version that they have on the server. */
  week: Week & { version: number };
  /** Reads the hours again. */
  reload: () => unknown;
  onClose: () => void;
}

/** The hours that a newly opened day begins with. */
const usual = { from: '14:00', to: '23:00' };

/** Changes the working hours of a doctor; bookings that are in the way are asked about first. */
export function HoursDrawer({ doctorId, week, reload, onClose }: Props) {
  const save = useSaveHours();
  const bookings = useBookingsInWay();
  return (
    <>
      <Drawer open title={m.schedule.change} onClose={onClose}>
        <Form
          frame="none"
          schema={weekForm}
          draft={`week-${doctorId}`}
          stored={week}
          reload={reload}
          submit={m.schedule.save}
          failed={m.schedule.failed}
          cancel={{ label: common.cancel, onClick: onClose }}
          onSubmit={async (changed, { changes: { version } }) => {
            const hours = hoursOf(changed);
            await bookings.save((choices) => save({ doctorId, hours, version, choices }));
            toast.success(m.schedule.saved);
            onClose();
          }}
        >
          {weekDays.map((day, index) => (
            <TimeRangesField<Week>
              key={day}
              name={day}
              label={common.weekdays[index] ?? ''}
              none={m.schedule.closed}
              usual={usual}
            />
          ))}
        </Form>
      </Drawer>
      {bookings.dialog}
    </>
  );
}
