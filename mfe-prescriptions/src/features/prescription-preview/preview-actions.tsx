import * as addresses from '@ziba/shared/contracts/addresses';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { PrintButton } from '@ziba/shared/ui/print/print-button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPaperHead } from '../../widgets/paper-head/paper-head';
import { CancelButton } from '../../widgets/prescription-cancel/cancel-button';
import { PrescriptionPayment } from '../../widgets/prescription-payment/prescription-payment';
import { editAddress, editRefusal } from '../../widgets/prescription-edit/edit-refusal';
import { reportRefusal } from '../../widgets/report-refusal/report-refusal';
import { m } from './messages';
import { prescriptionDocument } from './prescription-document';
import { TrackingCode } from './tracking-code';

/** Whether the address asked for the print when the prescription was opened; a reload does not open it again. */
function usePrintAsked(): boolean {
  const [params, setParams] = useSearchParams();
  const [isAsked] = useState(() => params.has('print'));
  useEffect(() => {
    if (!params.has('print')) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('print');
        return after;
      },
      { replace: true },
    );
  }, [params, setParams]);
  return isAsked;
}

/** The file of the patient, the report that is still missing, the payment of the fee, and the print. */
export function PreviewActions({ prescription }: { prescription: Transcription }) {
  const { fee } = prescription;
  const file = usePatientFileAddress(prescription.patient_id);
  const report = addresses.newPrescriptionReport(prescription.id);
  const mayReport = useMayOpen(report) && reportRefusal(prescription) === undefined;
  const edit = editAddress(prescription);
  const mayEdit = useMayOpen(edit) && editRefusal(prescription) === undefined;
  const clinic = useSession()?.clinic;
  const isPrinted = usePrintAsked();
  const print = async () =>
    prescriptionDocument(prescription, await readPaperHead(prescription, clinic));
  return (
    <>
      {file && (
        <ButtonLink to={file} icon="patients">
          {m.file}
        </ButtonLink>
      )}
      {mayReport && (
        <ButtonLink to={report} icon="edit">
          {m.submitReport}
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink to={edit} icon="edit">
          {m.edit}
        </ButtonLink>
      )}
      <TrackingCode prescription={prescription} />
      <CancelButton prescription={prescription} />
      {fee > 0 && <PrescriptionPayment prescription={prescription} />}
      <PrintButton content={print} tone="primary" isOpenAtFirst={isPrinted}>
        {m.print}
      </PrintButton>
    </>
  );
}
