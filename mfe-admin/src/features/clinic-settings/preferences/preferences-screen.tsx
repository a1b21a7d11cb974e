import {
  defaultPlanPrefix,
  preferencesForm,
  type PreferencesForm,
} from '@ziba/shared/contracts/clinic-preferences';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useOwnClinic, useSaveOwnClinic } from '../../../data/own-clinic.api';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { m } from './messages';
import { OtherPreferences } from './other-preferences';

const { CodeField, QuantityField, TextField } = fieldsOf<PreferencesForm>();
const { fields } = m;

/** How the clinic prints, numbers its plans and keeps the texts of messages, and where its other preferences are. */
export function PreferencesScreen() {
  const record = useOwnClinic();
  const mayWrite = useMay('settings', 'write');
  return (
    <RecordScreen
      record={record}
      title={settings.preferences}
      back={{ to: addresses.settings, label: settings.title }}
      width="narrow"
    >
      {(clinic) => (
        <>
          <Card title={m.own} hint={m.ownHint}>
            {mayWrite ? (
              <OwnPreferences clinic={clinic} reload={record.mutate} />
            ) : (
              <FactList facts={factsOf(clinic)} />
            )}
          </Card>
          <OtherPreferences />
        </>
      )}
    </RecordScreen>
  );
}

/** What is set, for those who may not change it. */
function factsOf({
  print_header,
  print_footer,
  plan_code_prefix,
  sms_keep_months: months,
  foreign_patients: isForeign,
}: ClinicSummary) {
  return [
    { label: fields.print_header, value: print_header ? formatText(print_header) : m.none },
    { label: fields.print_footer, value: print_footer ? formatText(print_footer) : m.none },
    { label: fields.plan_code_prefix, value: <Ltr>{plan_code_prefix ?? defaultPlanPrefix}</Ltr> },
    { label: fields.sms_keep_months, value: months ? m.keep(formatNumber(months)) : m.always },
    { label: fields.foreign_patients, value: isForeign ? m.yes : m.no },
  ];
}

function OwnPreferences({ clinic, reload }: { clinic: ClinicSummary; reload: () => unknown }) {
  const save = useSaveOwnClinic();
  const { id, version, print_header, print_footer } = clinic;
  const { plan_code_prefix, sms_keep_months, foreign_patients } = clinic;
  return (
    <Form
      frame="none"
      schema={preferencesForm}
      stored={{
        ...{ id, version, print_header, print_footer },
        ...{ plan_code_prefix, sms_keep_months, foreign_patients },
      }}
      reload={reload}
      submit={common.saveChanges}
      failed={m.failed}
      draft="clinic-preferences"
      onSubmit={async (_, { changes }) => {
        await save(changes);
        toast.success(m.saved);
      }}
    >
      <TextField name="print_header" label={fields.print_header} hint={m.printHint} wide />
      <TextField name="print_footer" label={fields.print_footer} hint={m.printHint} wide />
      <CodeField
        name="plan_code_prefix"
        label={fields.plan_code_prefix}
        hint={m.prefixHint(defaultPlanPrefix)}
      />
      <QuantityField
        name="sms_keep_months"
        label={fields.sms_keep_months}
        hint={m.keepHint}
        unit={m.month}
        decimals={0}
      />
      <SwitchField<PreferencesForm>
        name="foreign_patients"
        label={fields.foreign_patients}
        hint={m.foreignHint}
      />
    </Form>
  );
}
