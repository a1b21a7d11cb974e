import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { useState } from 'react';
import { CancelPrescription } from './cancel-prescription';
import { cancelRefusal } from './cancel-refusal';
import { m } from './messages';

/** Cancels the prescription, or says that a payment has to be given back before; nothing once it is over. */
export function CancelButton({ prescription }: { prescription: Transcription }) {
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useMay('prescriptions', 'write');
  const why = cancelRefusal(prescription);
  if (!mayWrite || prescription.status !== 'recorded') return null;
  if (why) {
    return (
      <UnavailableButton icon="close" why={why}>
        {m.cancel}
      </UnavailableButton>
    );
  }
  return (
    <>
      <Button icon="close" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {m.cancel}
      </Button>
      <CancelPrescription
        prescription={isAsking ? prescription : null}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
