import { ConfirmDialog } from '@ziba/shared/ui/confirm-dialog';
import { toast } from '@ziba/shared/ui/toast';
import { m } from './messages';

interface Props {
  /** What is taken off the calendar, in words; nothing is asked while there is none. */
  name: string | undefined;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is taken off the calendar. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={m.closures.removeTitle}
      confirm={m.closures.remove}
      failed={m.closures.removeFailed}
      onCancel={onClose}
      onConfirm={async () => {
        await onRemove();
        onClose();
        toast.success(m.closures.removed);
      }}
    >
      {name !== undefined && m.closures.removeText(name)}
    </ConfirmDialog>
  );
}
