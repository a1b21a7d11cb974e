import type { PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import {
  adjustmentDirections,
  payrollAdjustForm,
  type PayrollAdjustForm,
} from '@ziba/shared/contracts/payroll-months';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { useAdjustPay } from '../../../data/payroll.api';
import { m } from './messages';

interface Props {
  month: string;
  line: PayrollPreviewLine;
  onClose: () => void;
}

const { MoneyField, QuantityField, TextField } = fieldsOf<PayrollAdjustForm>();
const directions = adjustmentDirections.map((value) => ({ value, label: m.directions[value] }));

/** Corrects a person's month before it is posted: hours, leave, and an amount that is added or deducted with a reason. */
export function AdjustDialog({ month, line, onClose }: Props) {
  const adjust = useAdjustPay();
  const { user_id, user, worked_hours, leave_days, adjustment, note } = line;
  const save = async (values: z.output<typeof payrollAdjustForm>) => {
    const { direction, amount } = values;
    const signed = direction === 'deduct' && amount ? -amount : amount;
    await adjust({
      month,
      user_id,
      // Hours and leave that were not touched stay computed.
      ...(values.worked_hours !== worked_hours && { worked_hours: values.worked_hours }),
      ...(values.leave_days !== leave_days && { leave_days: values.leave_days }),
      amount: signed ?? null,
      note: values.note ?? null,
    });
    toast.success(m.adjusted);
    onClose();
  };
  return (
    <Dialog open title={m.adjustOf(formatText(user.fullName))} onClose={onClose}>
      <Form
        schema={payrollAdjustForm}
        initial={{
          worked_hours,
          leave_days,
          direction: adjustment < 0 ? 'deduct' : 'add',
          amount: adjustment === 0 ? null : Math.abs(adjustment),
          note,
        }}
        submit={common.saveChanges}
        failed={m.adjustFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`payroll-adjust-${month}-${user_id}`}
        frame="none"
        onSubmit={save}
      >
        <AdjustInputs />
      </Form>
    </Dialog>
  );
}

function AdjustInputs() {
  return (
    <>
      <RadioField<PayrollAdjustForm>
        name="direction"
        label={m.fields.direction}
        options={directions}
        wide
      />
      <MoneyField name="amount" label={m.fields.amount} hint={m.amountHint} wide />
      <TextField name="note" label={m.fields.note} wide />
      <QuantityField
        name="worked_hours"
        label={m.fields.worked_hours}
        hint={m.hoursHint}
        unit={m.hours}
        decimals={2}
      />
      <QuantityField
        name="leave_days"
        label={m.fields.leave_days}
        hint={m.leaveHint}
        unit={m.daysUnit}
        decimals={2}
      />
    </>
  );
}
