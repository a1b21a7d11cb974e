import { holidayForm, type Holiday } from '@ziba/shared/contracts/schedule';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { holidays } from '../../data/schedule-settings.api';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { m } from './messages';

interface Props {
  /** The holiday to edit; a new one when left out. */
  holiday?: Holiday;
  onClose: () => void;
}

type Values = z.input<typeof holidayForm>;
const { DateField, TextField } = fieldsOf<Values>();

/** The time that a holiday closes: the whole day, for all doctors. */
const dayOf = (date: string) => ({
  doctor_id: null,
  start: tehranInstant(date, '00:00'),
  end: tehranInstant(date, '24:00'),
});

/** An official holiday: its day, its name, and whether the clinic is open nevertheless. */
export function HolidayDrawer({ holiday, onClose }: Props) {
  const { data: stored = holiday, mutate } = holidays.useOne(holiday?.id);
  const save = holidays.useSave();
  const bookings = useBookingsInWay();
  return (
    <>
      <Drawer
        open
        title={holiday ? m.holidays.edit : m.holidays.add}
        hint={m.holidays.hint}
        onClose={onClose}
      >
        <Form
          frame="none"
          schema={holidayForm}
          initial={{ is_open: false }}
          stored={stored}
          reload={mutate}
          submit={common.save}
          failed={m.holidays.failed}
          cancel={{ label: common.cancel, onClick: onClose }}
          draft="holiday"
          onSubmit={async (values, { changes }) => {
            const closedTime = values.is_open ? undefined : dayOf(values.date);
            const sent = holiday ? changes : values;
            await bookings.save((choices) => save({ ...sent, choices }, holiday?.id), closedTime);
            toast.success(m.holidays.saved);
            onClose();
          }}
        >
          <DateField name="date" label={m.holidays.date} wide />
          <TextField name="title" label={m.holidays.name} wide />
          <SwitchField<Values> name="is_open" label={m.holidays.is_open} wide />
        </Form>
      </Drawer>
      {bookings.dialog}
    </>
  );
}
