import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSaveHours } from '../../data/schedule-settings.api';
import { useBookingsInWay } from '../../widgets/bookings-in-way/use-bookings-in-way';
import { m } from './messages';

interface Props {
  open: boolean;
  doctor: { id: number; name: string };
  /** The version that the hours have on the server. */
  version: number;
  onClose: () => void;
}

/** Asks for confirmation before the own hours of a doctor are removed; then those of the clinic apply. */
export function ResetHoursDialog({ open, doctor, version, onClose }: Props) {
  const save = useSaveHours();
  const bookings = useBookingsInWay();
  return (
    <>
      <ConfirmDialog
        open={open}
        title={m.week.reset}
        confirm={m.week.reset}
        failed={m.week.failed}
        onCancel={onClose}
        onConfirm={async () => {
          await bookings.save((choices) =>
            save({ doctorId: doctor.id, hours: [], version, choices }),
          );
          onClose();
          toast.success(m.week.resetDone);
        }}
      >
        {m.week.resetText(doctor.name)}
      </ConfirmDialog>
      {bookings.dialog}
    </>
  );
}
