import {
  cashCloseForm,
  cashMethods,
  type CashCloseForm,
  type CashToday,
} from '@ziba/shared/contracts/cash';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { useCloseCashDay } from '../../../data/cash.api';
import { CountedDifference } from './counted-difference';
import { m } from './messages';

interface Props {
  day: CashToday;
  /** The day in figures. */
  name: string;
  /** The name of the till; undefined in a clinic with one. */
  till: string | undefined;
  onClose: () => void;
}

const { MoneyField, TextAreaField } = fieldsOf<CashCloseForm>();

/** Counts a till of a day and closes it for good; a difference to what is expected needs a reason. */
export function CloseDialog({ day, name, till, onClose }: Props) {
  const close = useCloseCashDay();
  const save = async ({ note, ...amounts }: z.output<typeof cashCloseForm>) => {
    const counted = cashMethods.flatMap((method) => {
      const amount = amounts[method];
      return amount === null || amount === undefined ? [] : [[method, amount] as const];
    });
    await close({
      date: day.date,
      cash_point_id: day.cash_point?.id,
      counted: Object.fromEntries(counted),
      note: note ?? null,
    });
    toast.success(m.closed);
    onClose();
  };
  const hintOf = (expected: number) => m.expectedOf(formatToman(expected));
  return (
    <Dialog open title={m.closeTitle(name, till)} onClose={onClose}>
      <p>{m.closeHint}</p>
      <Form
        schema={cashCloseForm}
        submit={m.close}
        failed={m.closeFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`close-cash-${day.date}-${day.cash_point?.id ?? ''}`}
        frame="none"
        foot={<CountedDifference expected={day.expected} />}
        onSubmit={save}
      >
        <MoneyField name="cash" label={m.fields.cash} hint={hintOf(day.expected.cash)} wide />
        <MoneyField name="card" label={m.fields.card} hint={hintOf(day.expected.card)} />
        <MoneyField
          name="transfer"
          label={m.fields.transfer}
          hint={hintOf(day.expected.transfer)}
        />
        <MoneyField name="other" label={m.fields.other} hint={hintOf(day.expected.other)} />
        <TextAreaField name="note" label={m.fields.note} wide />
      </Form>
    </Dialog>
  );
}
