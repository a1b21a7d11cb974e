import { readFileUrl } from '@ziba/shared/api/read-file-url';
import * as addresses from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useEffect, useEffectEvent } from 'react';
import { readReceipt, useNotePrint, useReceipt } from '../../data/receipt.api';
import { m } from './messages';
import { ReceiptContent } from './receipt-content';
import { receiptDocument } from './receipt-document';

/** What was booked, to read out, to show and to print. */
export function ReceiptScreen() {
  const id = useIdParam() ?? 0;
  const record = useReceipt(id);
  const list = useListReturn(
    addresses.appointments,
    addresses.allAppointments,
    addresses.dayBoard,
    addresses.waitingRoom,
  );
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
      back={{ to: list, label: m.title }}
      head={({ appointment_code: code, prints }) => ({
        title: m.receiptOf(toPersianDigits(code)),
        hint: prints > 0 && m.copyNote(toPersianDigits(prints)),
        actions,
      })}
      width="narrow"
    >
      {(receipt) => <ReceiptContent receipt={receipt} />}
    </RecordScreen>
  );
}
