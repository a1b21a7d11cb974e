import type { Slot } from '@ziba/shared/contracts/schedule';
import { todayIso } from '@ziba/shared/format/date';
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
  const [day, setDay] = useState(todayIso(new Date(start)));
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
      <SlotChooser
        {...slotOptions}
        value={slot?.start ?? start}
        onChoose={setSlot}
        day={day}
        onDay={(shown) => {
          setDay(shown);
          // A time of a day that is out of sight is not taken.
          setSlot(undefined);
        }}
      />
    </Dialog>
  );
}
