import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { useState } from 'react';
import { AppointmentDialog, type DialogKind } from './appointment-dialog';
import { m } from './messages';
import { useAppointmentMenuEntries } from './use-appointment-menu-entries';

interface Props {
  appointment: AppointmentDetails;
  /** Called instead of opening the dialog here, for rows that may move while it is open. */
  onDialog?: (kind: DialogKind, appointment: AppointmentDetails) => void;
  /** Further entries that the caller adds. */
  more?: readonly MenuEntry[];
}

/** What can be done with an appointment, behind one button of its row. */
export function AppointmentMenu({ appointment, onDialog, more = [] }: Props) {
  const [open, setOpen] = useState<DialogKind>();
  const items = useAppointmentMenuEntries(appointment, (kind) =>
    onDialog ? onDialog(kind, appointment) : setOpen(kind),
  );
  return (
    <>
      <Menu
        look="icon"
        label={m.actionsOf(formatText(appointment.client.full_name))}
        items={more.length > 0 ? [...items, 'separator', ...more] : items}
      />
      {open && (
        <AppointmentDialog
          kind={open}
          appointment={appointment}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
