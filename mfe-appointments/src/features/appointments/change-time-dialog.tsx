import type { Slot } from '@ziba/shared/contracts/schedule';
import { Button } from '@ziba/shared/ui/controls/button';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useState } from 'react';
import { SlotChooser } from '../../widgets/slot-chooser/slot-chooser';
import { m } from './messages';

interface Props {
  doctorId: number;
  serviceId: number | undefined;
  duration: number | undefined;
  start: string;
  onChoose: (start: string) => void;
  onClose: () => void;
}

/** Chooses another time of the same doctor; the form below keeps its values. */
export function ChangeTimeDialog({ start, onChoose, onClose, ...slotOptions }: Props) {
  const [slot, setSlot] = useState<Slot>();
  const footer = (
    <Button
      tone="primary"
      disabled={!slot}
      onClick={() => {
        if (slot) onChoose(slot.start);
        onClose();
      }}
    >
      {m.takeTime}
    </Button>
  );
  return (
    <Dialog open size="large" title={m.changeTime} onClose={onClose} footer={footer}>
      <SlotChooser {...slotOptions} value={slot?.start ?? start} onChoose={setSlot} />
    </Dialog>
  );
}
