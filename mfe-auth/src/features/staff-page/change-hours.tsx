import { weekOf } from '@ziba/shared/contracts/working-week';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import type { HoursAnswer } from '../../data/schedule.api';
import { m } from './messages';

const HoursDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "hours-drawer" */ './hours-drawer')).HoursDrawer,
);

interface Props {
  doctorId: number;
  hours: HoursAnswer;
  /** Reads the hours again. */
  reload: () => unknown;
}

/** The button that changes the working hours of a doctor, for who may change users. */
export function ChangeHours({ doctorId, hours, reload }: Props) {
  const mayWrite = useMay('users', 'write');
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button size="small" icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.schedule.change}
      </Button>
      {isOpen && (
        <HoursDrawer
          doctorId={doctorId}
          week={{ ...weekOf(hours.data), version: hours.version }}
          reload={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
