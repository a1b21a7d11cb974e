import { readFileUrl } from '@ziba/shared/api/read-file-url';
import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { QrCode } from '@ziba/shared/ui/print/qr-code';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { readReceipt, useNotePrint, useReceipt } from '../../data/receipt.api';
import { VisitStatus } from '../../widgets/visit-status/visit-status';
import { m } from './messages';
import { receiptDocument, totalsOf } from './receipt-document';
import { ReceiptPayments } from './receipt-payments';

/** What was booked, to read out, to show and to print (text 2 §2.7). */
export function ReceiptScreen() {
  const id = useIdParam() ?? 0;
  const record = useReceipt(id);
  const notePrint = useEffectEvent(useNotePrint(id));
  const mayWrite = useMay('appointments', 'write');
  useEffect(() => {
    // Users who may only read cannot note a print.
    if (!mayWrite) return;
    // If noting the print fails, the print still counts; only the next one is not marked as a copy.
    const note = () => void notePrint().catch(() => undefined);
    window.addEventListener('afterprint', note);
    return () => window.removeEventListener('afterprint', note);
  }, [mayWrite]);

  const print = async () => {
    const receipt = await readReceipt(id);
    return receiptDocument(receipt, await readFileUrl(receipt.clinic.image));
  };
  const actions = (
    <>
      {mayOpen(addresses.chooseService) && (
        <ButtonLink to={addresses.appointments} icon="add">
          {m.newBooking}
        </ButtonLink>
      )}
      <PrintButton content={print} tone="primary">
        {m.printReceipt}
      </PrintButton>
    </>
  );

  return (
    <RecordScreen
      record={record}
      title={m.receipt}
      back={{ to: addresses.appointments, label: m.title }}
      head={({ appointment_code: code, prints }) => ({
        title: m.receiptOf(toPersianDigits(code)),
        hint: prints > 0 && m.copyNote(toPersianDigits(prints)),
        actions,
      })}
      width="narrow"
    >
      {(receipt) => <Content receipt={receipt} />}
    </RecordScreen>
  );
}

function Content({ receipt }: { receipt: AppointmentReceipt }) {
  const { clinic, doctor, patient, appointment_code, appointment_datetime: at } = receipt;
  const picture = useFileUrls(clinic.image)[clinic.image ?? ''];
  return (
    <Card>
      <Head>
        {picture && <img src={picture} alt="" />}
        <div>
          <h2>{formatText(clinic.name)}</h2>
          <p>{formatText(clinic.address)}</p>
          <p>
            {m.facts.phone}: <Ltr>{toPersianDigits(clinic.phone)}</Ltr>
          </p>
        </div>
        <QrCode
          value={appointment_code}
          label={m.qr(toPersianDigits(appointment_code))}
          size={96}
        />
      </Head>
      <Parts>
        <h3>{m.groupsOfReceipt.appointment}</h3>
        <FactList
          facts={[
            {
              label: m.facts.code,
              value: <CopyCode code={appointment_code} shown={toPersianDigits(appointment_code)} />,
            },
            {
              label: m.facts.when,
              value: <b>{m.timeAt(formatLongDay(at), formatTime(at))}</b>,
            },
            {
              label: m.facts.status,
              value: <VisitStatus appointment={receipt} />,
            },
            { label: m.facts.service, value: formatText(receipt.service) },
          ]}
        />
        <h3>{m.groupsOfReceipt.doctor}</h3>
        <FactList
          facts={[
            { label: m.facts.doctor, value: formatText(doctor.fullName) },
            { label: m.facts.specialty, value: formatText(doctor.specialization) },
            {
              label: m.facts.systemCode,
              value: doctor.systemCode && <Ltr>{doctor.systemCode}</Ltr>,
            },
          ]}
        />
        <h3>{m.groupsOfReceipt.patient}</h3>
        <FactList
          facts={[
            { label: m.facts.patient, value: formatText(patient.full_name) },
            { label: m.facts.file, value: toPersianDigits(patient.file_number) },
            {
              label: m.facts.nationalCode,
              value: <Ltr>{toPersianDigits(patient.national_code)}</Ltr>,
            },
            { label: m.facts.reason, value: formatText(patient.reason) },
          ]}
        />
        <h3>{m.groupsOfReceipt.cost}</h3>
        <FactList
          facts={totalsOf(receipt).map(({ label, amount, strong }) => ({
            label,
            value: strong ? <b>{formatToman(amount)}</b> : formatToman(amount),
          }))}
        />
        <ReceiptPayments receipt={receipt} />
        <Policy>
          {formatText(receipt.cancel_policy)}
          {receipt.receipt_text && <span>{formatText(receipt.receipt_text)}</span>}
        </Policy>
      </Parts>
    </Card>
  );
}

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
