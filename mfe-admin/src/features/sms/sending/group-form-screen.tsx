import { clinicAudiences, smsFilters, type SmsFilters } from '@ziba/shared/contracts/sms';
import { smsToGroupForm, type SmsToGroup } from '@ziba/shared/contracts/sms-forms';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useAudiences, useSendBroadcast, useSmsSummary } from '../../../data/sms.api';
import { broadcastsOf, clinicPanel } from '../../../data/sms-addresses';
import { partsOf, waitOf } from './cost-of';
import { MessageInputs } from './message-inputs';
import { m } from './messages';
import { PatientFilters } from './patient-filters';
import { useAfterSending } from './use-after-sending';
import { useGroupCount } from './use-group-count';
import { useSendQuestion } from './use-send-question';
import { wholeText } from './whole-text';

const { TextField } = fieldsOf<SmsToGroup>();
const back = { to: clinicPanel, label: m.back };
const initial = { audience: 'patients', kind: 'advertising' } as const;

type Chosen = Partial<Pick<SmsToGroup, 'audience' | keyof SmsFilters>>;

/** What is filled of the filters; a message to staff has none. */
function filtersOf({ audience, gender, insurance_type, not_seen }: Chosen): SmsFilters {
  if (audience !== 'patients') return {};
  const filled = Object.entries({ gender, insurance_type, not_seen }).filter(([, value]) => value);
  return smsFilters.parse(Object.fromEntries(filled));
}

/** Sends a message to all patients, to some of them, to the staff or to the doctors. */
export function GroupFormScreen() {
  const send = useSendBroadcast();
  const finish = useAfterSending(broadcastsOf(clinicPanel));
  const { confirm, dialog } = useSendQuestion(m.question);
  const summary = useSmsSummary().data;
  /** How many the message reaches, as the form shows it. */
  const shownCount = useRef(0);
  return (
    <Screen title={m.all} back={back} width="narrow">
      <Form
        schema={smsToGroupForm}
        initial={initial}
        submit={m.send}
        failed={m.failed}
        cancel={{ to: clinicPanel, label: common.cancel }}
        draft="sms-to-group"
        onSubmit={async ({ audience, title, kind, sendAt, ...input }) => {
          const body = wholeText(title, input.body);
          const count = shownCount.current;
          const isAdvertising = kind === 'advertising';
          const sentences = [
            m.willSend(formatNumber(count), formatNumber(count * partsOf(body))),
            waitOf({ isAdvertising, sendAt: sendAt ?? '' }, summary),
          ];
          await confirm(sentences.filter(Boolean).join(m.joined));
          const filters = filtersOf({ audience, ...input });
          const some = Object.keys(filters).length > 0 ? { filters } : {};
          const { recipients, parts } = await send({
            ...{ audience, title, kind, sendAt, body },
            ...some,
          });
          await finish(recipients * parts);
        }}
      >
        <GroupInputs
          onCount={(count) => {
            shownCount.current = count;
          }}
        />
      </Form>
      {dialog}
    </Screen>
  );
}

function GroupInputs({ onCount }: { onCount: (count: number) => void }) {
  const groups = useAudiences().data?.data;
  const values = useWatch<SmsToGroup>();
  const { audience = 'patients', kind } = values;
  const countAll = useGroupCount();
  const countOf = useGroupCount(filtersOf(values));
  const recipients = countOf(audience, kind === 'advertising');
  const skipped = countOf(audience, false) - recipients;
  const tell = useEffectEvent(onCount);
  useEffect(() => tell(recipients), [recipients]);
  const options = clinicAudiences.map((value) => ({
    value,
    label: m.groups[value](groups ? formatNumber(countAll(value, false)) : '…'),
  }));
  return (
    <>
      <RadioField<SmsToGroup> name="audience" label={m.fields.audience} options={options} wide />
      {audience === 'patients' && <PatientFilters />}
      <TextField name="title" label={m.fields.title} hint={m.titleHint} wide />
      <MessageInputs
        recipients={recipients}
        more={skipped > 0 && m.skipped(formatNumber(skipped))}
      />
    </>
  );
}
