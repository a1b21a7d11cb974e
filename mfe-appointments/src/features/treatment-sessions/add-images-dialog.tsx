import { fileNames, filled } from '@ziba/shared/contracts/common';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { z } from 'zod';
import { useAmendReport } from '../../data/session-reports.api';
import { m } from './messages';

interface Props {
  session: TreatmentSession;
  onClose: () => void;
}

const schema = z.strictObject({
  images: fileNames().refine(Boolean, m.imageMissing),
  reason: filled(clinicalTexts.reasonOfChange, 1000),
});
type Input = z.input<typeof schema>;

const { AttachmentsField, TextField } = fieldsOf<Input>();

/** Adds pictures to a report; everything else in the report stays as it is. */
export function AddImagesDialog({ session, onClose }: Props) {
  const amend = useAmendReport();
  const add = async ({ images, reason }: z.output<typeof schema>) => {
    // After a lost answer the session may have some of the pictures already: list each picture once.
    const all = new Set([...session.report_attachment, ...(images?.split(',') ?? [])]);
    const report_attachment = [...all].join(',');
    await amend(session.id, { report_attachment, reason });
    toast.success(m.imagesAdded);
    onClose();
  };
  return (
    <Dialog open title={m.imageTitle} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ reason: m.imageReason }}
        submit={m.addImage}
        failed={m.amendFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`images-${session.id}`}
        frame="none"
        onSubmit={add}
      >
        <AttachmentsField name="images" label={m.newImages} folder="patients" pictures wide />
        <TextField name="reason" label={m.reason} hint={m.reasonHint} wide />
      </Form>
    </Dialog>
  );
}
