import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import type { MenuEntry, MenuItem } from '@ziba/shared/ui/overlays/menu-entry';
import { useState } from 'react';
import { m } from './messages';
import { SessionPaymentDialog, type PaymentDialogKind } from './session-payment-dialog';
import { useSessionEntries } from './use-session-entries';

interface Props {
  session: TreatmentSession;
  /** The address that edits the session; undefined without the right. */
  edit?: string;
  /** Further entries that the caller adds at the end. */
  more?: readonly MenuEntry[];
}

/** The menu of a session's row: all actions besides the main one. */
export function SessionMenu({ session, edit, more = [] }: Props) {
  const [open, setOpen] = useState<PaymentDialogKind | null>(null);
  const { others } = useSessionEntries(session, setOpen);
  return (
    <>
      <Menu
        look="icon"
        label={m.of(m.actions, formatText(session.session_title))}
        items={[...others, edit !== undefined && editEntry(session, edit), ...more]}
      />
      <SessionPaymentDialog kind={open} session={session} onClose={() => setOpen(null)} />
    </>
  );
}

/** A session is edited only while it is planned. */
function editEntry({ status }: TreatmentSession, to: string): MenuItem {
  const common = { label: m.edit, icon: 'edit' } as const;
  if (status === sessionStatus.planned) return { ...common, to };
  return { ...common, disabled: status === sessionStatus.done ? m.whyNoEdit : m.whyCanceled };
}
