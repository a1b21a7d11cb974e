import { trackingCodeForm, type TrackingCodeForm } from '@ziba/shared/contracts/medications';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { isPharmacy } from './prescription-state';

interface Props {
  prescription: Transcription;
}

const { DigitsField } = fieldsOf<TrackingCodeForm>();
const words = m.trackingCode;

/**
 * The button with which the national tracking code is added or changed, because it often comes from the insurer's system
 * after the prescription was saved.
 */
export function TrackingCode({ prescription }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay('prescriptions', 'write');
  const { tracking_code: code, status } = prescription;
  if (!mayWrite || !isPharmacy(prescription) || status === 'canceled') return null;
  return (
    <>
      <Button icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {code ? words.change : words.add}
      </Button>
      {isOpen && <TrackingCodeDialog prescription={prescription} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackingCodeDialog({ prescription, onClose }: Props & { onClose: () => void }) {
  const { id } = prescription;
  const { data: stored = prescription, mutate } = transcriptions.useOne(id);
  const save = transcriptions.useSave();
  return (
    <Dialog open size="small" title={words.title} onClose={onClose}>
      <Form
        frame="none"
        schema={trackingCodeForm}
        stored={stored}
        reload={mutate}
        submit={common.save}
        failed={words.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="tracking-code"
        onSubmit={async (_, { changes }) => {
          await save(changes, id);
          toast.success(words.saved);
          onClose();
        }}
      >
        <DigitsField name="tracking_code" label={m.facts.trackingCode} hint={words.hint} wide />
      </Form>
    </Dialog>
  );
}
