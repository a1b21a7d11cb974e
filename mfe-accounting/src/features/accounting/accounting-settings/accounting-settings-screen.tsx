import { accounting } from '@ziba/shared/contracts/addresses';
import { accountingSettingsForm } from '@ziba/shared/contracts/accounting-settings';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import {
  useAccountingSettings,
  useSaveAccountingSettings,
} from '../../../data/accounting-settings.api';
import { CashPointsCard } from './cash-points-card';
import { m } from './messages';

const { MoneyField, QuantityField } = fieldsOf<z.input<typeof accountingSettingsForm>>();
const { fields } = m;

/** The values with which new profiles and the payroll begin, and the desks at which money is taken. */
export function AccountingSettingsScreen() {
  const record = useAccountingSettings();
  const save = useSaveAccountingSettings();
  const navigate = useNavigate();
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: accounting, label: m.back }}
      head={() => ({ hint: m.hint })}
      width="narrow"
    >
      {(settings) => (
        <>
          <Form
            schema={accountingSettingsForm}
            stored={settings}
            reload={record.mutate}
            submit={common.saveChanges}
            failed={m.failed}
            cancel={{ to: accounting, label: common.cancel }}
            draft="accounting-settings"
            onSubmit={async (_, { changes }) => {
              await save(changes);
              toast.success(m.saved);
              await navigate(accounting);
            }}
          >
            <MoneyField name="fixed_amount" label={fields.fixed_amount} />
            <QuantityField
              name="daily_work_hours"
              label={fields.daily_work_hours}
              unit={m.hours}
              decimals={2}
            />
            <QuantityField
              name="monthly_leave"
              label={fields.monthly_leave}
              unit={m.days}
              decimals={2}
            />
            <QuantityField
              name="yearly_leave"
              label={fields.yearly_leave}
              unit={m.days}
              decimals={2}
            />
          </Form>
          <CashPointsCard />
        </>
      )}
    </RecordScreen>
  );
}
