import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { Card } from '@ziba/shared/ui/views/card';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useOwnClinic } from '../../data/own-clinic.api';
import * as addresses from './addresses';
import { m } from './messages';
import { UsageCard } from './usage-card';

const { fields } = m;

/** Who the clinic is, how long its subscription runs, and what it uses. */
export function GeneralScreen() {
  const mayWrite = useMay('settings', 'write');
  const edit = mayWrite && (
    <ButtonLink to={addresses.editGeneral} tone="primary" icon="edit">
      {m.edit}
    </ButtonLink>
  );
  return (
    <RecordScreen
      record={useOwnClinic()}
      title={m.general}
      back={{ to: addresses.settings, label: m.title }}
      head={() => ({ actions: edit })}
    >
      {(clinic) => (
        <>
          <Card title={m.facts}>
            <FactList facts={factsOf(clinic)} />
          </Card>
          <SubscriptionCard clinic={clinic} />
          <UsageCard />
        </>
      )}
    </RecordScreen>
  );
}

const phone = (value: string | null) => value && <Ltr>{toPersianDigits(value)}</Ltr>;

function factsOf(clinic: ClinicSummary) {
  const { name, clinic_id, responsible_name, address, phone1, phone2, notes } = clinic;
  const { avatar_image, identity_file } = clinic;
  return [
    { label: fields.name, value: formatText(name) },
    { label: fields.clinic_id, value: <CopyCode code={clinic_id} /> },
    { label: fields.responsible_name, value: formatText(responsible_name) },
    { label: fields.address, value: formatText(address) },
    { label: fields.phone1, value: phone(phone1) },
    { label: fields.phone2, value: phone(phone2) },
    { label: fields.notes, value: formatText(notes) },
    {
      label: fields.avatar_image,
      value: avatar_image && <StoredFiles label={m.logoOf(name)} names={avatar_image} />,
    },
    {
      label: fields.identity_file,
      value: identity_file && <StoredFiles label={fields.identity_file} names={identity_file} />,
    },
  ];
}

function SubscriptionCard({ clinic }: { clinic: ClinicSummary }) {
  const { remaining_days, subscription_days } = clinic;
  return (
    <Card
      title={m.subscription}
      actions={<ButtonLink to={addresses.subscription}>{m.renew}</ButtonLink>}
    >
      <Gauge
        label={m.remaining}
        value={remaining_days}
        max={subscription_days}
        text={m.days(formatNumber(remaining_days))}
        hint={m.ofDays(formatNumber(subscription_days))}
      />
    </Card>
  );
}
