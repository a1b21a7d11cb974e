import {
  exceptionForm,
  exceptionKinds,
  type ScheduleException,
} from '@ziba/shared/contracts/schedule';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import type { SelectOption } from '@ziba/shared/ui/controls/native-select';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { exceptions } from '../../data/schedule-settings.api';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { m } from './messages';

interface Props {
  /** The closure to edit; a new one when left out. */
  closure?: ScheduleException;
  doctors: readonly SelectOption[];
  onClose: () => void;
}

type Values = z.input<typeof exceptionForm>;
const { SelectField, TextField } = fieldsOf<Values>();
const kinds = exceptionKinds.map((value) => ({ value, label: m.closures.kinds[value] }));

/** A leave, a closure or extra hours: whose, from when to when, and why. */
export function ClosureDrawer({ closure, doctors, onClose }: Props) {
  const { data: stored = closure, mutate } = exceptions.useOne(closure?.id);
  const save = exceptions.useSave();
  const bookings = useBookingsInWay();
  return (
    <>
      <Drawer open title={closure ? m.closures.edit : m.closures.add} onClose={onClose}>
        <Form
          frame="none"
          schema={exceptionForm}
          initial={{ kind: 'leave', doctor_id: null, reason: null }}
          stored={stored}
          reload={mutate}
          submit={common.save}
          failed={m.closures.failed}
          cancel={{ label: common.cancel, onClick: onClose }}
          draft="closure"
          onSubmit={async (values, { changes }) => {
            const { kind, doctor_id = null, start, end } = values;
            const closedTime = kind === 'extra' ? undefined : { doctor_id, start, end };
            const sent = closure ? changes : values;
            await bookings.save((choices) => save({ ...sent, choices }, closure?.id), closedTime);
            toast.success(m.closures.saved);
            onClose();
          }}
        >
          <RadioField<Values> name="kind" label={m.closures.kind} options={kinds} wide />
          <SelectField
            name="doctor_id"
            label={m.closures.doctor}
            blank={m.closures.wholeClinic}
            options={doctors}
            wide
          />
          <DateTimeField<Values> name="start" label={m.closures.start} past wide />
          <DateTimeField<Values> name="end" label={m.closures.end} past wide />
          <TextField name="reason" label={m.closures.reason} hint={m.closures.reasonHint} wide />
        </Form>
      </Drawer>
      {bookings.dialog}
    </>
  );
}
