import { cashMethods } from '@ziba/shared/contracts/cash';
import {
  expenseCategories,
  expenseCategoryLabels,
  expenseInput,
  type Expense,
  type ExpenseInput,
} from '@ziba/shared/contracts/expenses';
import { idOf } from '@ziba/shared/contracts/id-of';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { todayIso } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expenses } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { m } from './messages';

const { AttachmentsField, DateField, MoneyField, SelectField, TextAreaField, TextField } =
  fieldsOf<ExpenseInput>();
const { expenseFields: fields } = m;
const categories = expenseCategories.map((value) => ({
  value,
  label: expenseCategoryLabels[value],
}));
const methods = cashMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));
const back = { to: addresses.expenses, label: m.backToExpenses };

/** Posts an expense; a monthly one of an earlier month (`?repeats=`) fills the form in. */
export function NewExpenseScreen() {
  const [params] = useSearchParams();
  const repeats = idOf(params.get('repeats'));
  const { data, error, mutate } = expenses.useOne(repeats);
  const isReady = repeats === undefined || data !== undefined;
  return (
    <Screen title={m.create} back={back} width="narrow">
      {isReady && <ExpenseForm repeated={data} />}
      {!isReady && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
    </Screen>
  );
}

function ExpenseForm({ repeated }: { repeated: Expense | undefined }) {
  const save = expenses.useSave();
  const navigate = useNavigate();
  return (
    <Form
      schema={expenseInput}
      initial={{
        spent_on: todayIso(),
        title: repeated?.title,
        category: repeated?.category,
        amount: repeated?.amount,
        method: repeated?.method,
        is_monthly: repeated !== undefined,
      }}
      prefill={{ repeats: repeated?.id }}
      submit={m.create}
      failed={m.createFailed}
      cancel={{ to: addresses.expenses, label: common.cancel }}
      draft="expense"
      onSubmit={async (values) => {
        await save({ ...values, repeats_id: repeated?.id });
        toast.success(m.created);
        await navigate(addresses.expenses);
      }}
    >
      <TextField name="title" label={fields.title} wide />
      <SelectField name="category" label={fields.category} options={categories} />
      <MoneyField name="amount" label={fields.amount} />
      <SelectField name="method" label={fields.method} options={methods} />
      <DateField name="spent_on" label={fields.spent_on} past future={false} />
      <AttachmentsField name="attachment" label={fields.attachment} folder="general" />
      <TextAreaField name="note" label={fields.note} wide />
      <SwitchField<ExpenseInput>
        name="is_monthly"
        label={fields.is_monthly}
        hint={m.monthlyHint}
        wide
      />
    </Form>
  );
}
