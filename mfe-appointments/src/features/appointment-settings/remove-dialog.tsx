import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { m } from './messages';

interface Props {
  /** The name of the closure or holiday; the dialog is closed while it is undefined. */
  name: string | undefined;
  /** Removes it; `choices` says what happens to the bookings that are then outside of all hours. */
  onRemove: (choices?: BookingChoice[]) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before a closure or holiday is removed. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  const bookings = useBookingsInWay();
  return (
    <>
      <ConfirmDialog
        open={name !== undefined}
        title={m.closures.removeTitle}
        confirm={m.closures.remove}
        failed={m.closures.removeFailed}
        onCancel={onClose}
        onConfirm={async () => {
          await bookings.save(onRemove);
          onClose();
          toast.success(m.closures.removed);
        }}
      >
        {name !== undefined && m.closures.removeText(name)}
      </ConfirmDialog>
      {bookings.dialog}
    </>
  );
}
