import { smsHoursForm, type SmsHoursForm } from '@ziba/shared/contracts/sms-settings';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useSaveSmsSettings, useSmsSettings } from '../../../data/sms-settings.api';
import { m } from './messages';

const { QuantityField } = fieldsOf<SmsHoursForm>();

/** The hours of the day in which the clinic sends advertising. */
export function HoursCard() {
  const { data: settings, error, mutate } = useSmsSettings();
  const save = useSaveSmsSettings();
  return (
    <Card title={m.quiet} hint={m.quietHint}>
      {!settings && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
      {settings && (
        <Form
          frame="none"
          schema={smsHoursForm}
          stored={settings}
          reload={mutate}
          submit={m.saveHours}
          failed={m.hoursFailed}
          draft="sms-hours"
          onSubmit={async (_, { changes }) => {
            await save(changes);
            toast.success(m.hoursSaved);
          }}
        >
          <QuantityField name="advertising_from" label={m.from} unit={m.hour} decimals={0} />
          <QuantityField name="advertising_until" label={m.until} unit={m.hour} decimals={0} />
        </Form>
      )}
    </Card>
  );
}
