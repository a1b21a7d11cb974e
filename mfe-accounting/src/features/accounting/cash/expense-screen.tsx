import { expenseCategoryLabels, type Expense } from '@ziba/shared/contracts/expenses';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useState } from 'react';
import { expenses, useVoidExpense } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { m } from './messages';

/** One expense with its receipt; it never changes, but is voided with a reason. */
export function ExpenseScreen() {
  const record = expenses.useOne(useIdParam());
  const list = useListReturn(addresses.expenses);
  const [isVoiding, setVoiding] = useState(false);
  const mayVoid = useMay('accounting', 'delete');
  return (
    <RecordScreen
      record={record}
      title={m.expense}
      back={{ to: list, label: m.backToExpenses }}
      head={({ title, status }) => ({
        title: formatText(title),
        actions: mayVoid && status === 'posted' && (
          <Button tone="danger" icon="close" onClick={() => setVoiding(true)}>
            {m.voidExpense}
          </Button>
        ),
      })}
      notFound={{ title: m.expenseNotFound, hint: m.expenseNotFoundHint }}
    >
      {(expense) => (
        <>
          <Card>
            <FactList facts={factsOf(expense)} />
          </Card>
          <Card title={m.expenseFields.attachment}>
            {expense.attachment ? (
              <StoredFiles label={m.expenseFields.attachment} names={expense.attachment} />
            ) : (
              <p>{m.noAttachment}</p>
            )}
          </Card>
          {isVoiding && <VoidDialog expense={expense} onClose={() => setVoiding(false)} />}
        </>
      )}
    </RecordScreen>
  );
}

function factsOf(expense: Expense) {
  const { expenseFields: fields } = m;
  const facts = [
    { label: fields.amount, value: formatToman(expense.amount) },
    { label: fields.category, value: expenseCategoryLabels[expense.category] },
    { label: fields.method, value: paymentMethodLabels[expense.method] },
    { label: fields.spent_on, value: formatDay(expense.spent_on) },
    { label: m.repeat, value: expense.is_monthly ? m.monthly : m.once },
    { label: m.recordedBy, value: formatText(expense.created_by.fullName) },
    {
      label: m.status,
      value: `${m.statuses[expense.status]}، ${formatDateTime(expense.created_at)}`,
    },
    { label: fields.note, value: formatText(expense.note ?? '') },
  ];
  const { void_reason: reason } = expense;
  return reason ? [...facts, { label: m.voidReason, value: formatText(reason) }] : facts;
}

function VoidDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const voidExpense = useVoidExpense();
  return (
    <CarefulDialog
      open
      title={m.voidQuestion(formatText(expense.title))}
      confirm={m.voidExpense}
      reason={{ label: m.voidReason, draft: `void-expense-${expense.id}` }}
      failed={m.voidFailed}
      onConfirm={async (reason) => {
        await voidExpense(expense.id, reason);
        toast.success(m.voidDone);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.voidMeaning}
    </CarefulDialog>
  );
}
