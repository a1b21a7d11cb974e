import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { QrCode } from '@ziba/shared/ui/print/qr-code';
import { Card } from '@ziba/shared/ui/views/card';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import styled from 'styled-components';
import { VisitStatus } from '../../widgets/visit-status/visit-status';
import { m } from './messages';
import { totalsOf } from './receipt-document';
import { ReceiptChanges } from './receipt-changes';
import { ReceiptPayments } from './receipt-payments';

interface Props {
  receipt: AppointmentReceipt;
}

/** A receipt on the screen: clinic, appointment, doctor, patient, costs with payments, and policy. */
export function ReceiptContent({ receipt }: Props) {
  const groups = m.groupsOfReceipt;
  return (
    <Card>
      <ClinicHead receipt={receipt} />
      <Parts>
        <h3>{groups.appointment}</h3>
        <FactList facts={appointmentFacts(receipt)} />
        <ReceiptChanges receipt={receipt} />
        <h3>{groups.doctor}</h3>
        <FactList facts={doctorFacts(receipt)} />
        <h3>{groups.patient}</h3>
        <FactList facts={patientFacts(receipt)} />
        <h3>{groups.cost}</h3>
        <FactList facts={costFacts(receipt)} />
        <ReceiptPayments receipt={receipt} />
        <Policy>
          {formatText(receipt.cancel_policy)}
          {receipt.receipt_text && <span>{formatText(receipt.receipt_text)}</span>}
        </Policy>
      </Parts>
    </Card>
  );
}

/** Picture, name, address and telephone of the clinic, and the code of the appointment as QR. */
function ClinicHead({ receipt: { clinic, appointment_code: code } }: Props) {
  const picture = useFileUrls(clinic.image)[clinic.image ?? ''];
  return (
    <Head>
      {picture && <img src={picture} alt="" />}
      <div>
        <h2>{formatText(clinic.name)}</h2>
        <p>{formatText(clinic.address)}</p>
        <p>
          {m.facts.phone}: <Ltr>{toPersianDigits(clinic.phone)}</Ltr>
        </p>
      </div>
      <QrCode value={code} label={m.qr(toPersianDigits(code))} size={96} />
    </Head>
  );
}

function appointmentFacts(receipt: AppointmentReceipt): Fact[] {
  const { appointment_code: code, appointment_datetime: at } = receipt;
  return [
    { label: m.facts.code, value: <CopyCode code={code} shown={toPersianDigits(code)} /> },
    { label: m.facts.when, value: <b>{m.timeAt(formatLongDay(at), formatTime(at))}</b> },
    { label: m.facts.status, value: <VisitStatus appointment={receipt} /> },
    { label: m.facts.service, value: formatText(receipt.service) },
  ];
}

const doctorFacts = ({ doctor }: AppointmentReceipt): Fact[] => [
  { label: m.facts.doctor, value: formatText(doctor.fullName) },
  { label: m.facts.specialty, value: formatText(doctor.specialization) },
  { label: m.facts.systemCode, value: doctor.systemCode && <Ltr>{doctor.systemCode}</Ltr> },
];

const patientFacts = ({ patient }: AppointmentReceipt): Fact[] => [
  { label: m.facts.patient, value: formatText(patient.full_name) },
  { label: m.facts.file, value: toPersianDigits(patient.file_number) },
  {
    label: identityLabel(patient.national_code),
    value: <Ltr>{codeText(patient.national_code)}</Ltr>,
  },
  { label: m.facts.reason, value: formatText(patient.reason) },
];

const costFacts = (receipt: AppointmentReceipt): Fact[] =>
  totalsOf(receipt).map(({ label, amount, strong }) => ({
    label,
    value: strong ? <b>{formatToman(amount)}</b> : formatToman(amount),
  }));

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);

  > div {
    flex: 1;
    min-inline-size: 12rem;
  }
  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  img {
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: var(--radius-m);
    object-fit: cover;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);

  h3 {
    color: var(--accent);
    font-size: var(--size-m);
  }
  dl + h3 {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
`;

const Policy = styled.p`
  display: grid;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
