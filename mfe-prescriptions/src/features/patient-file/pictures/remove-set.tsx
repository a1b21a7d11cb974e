import type { PhotoSet } from '@ziba/shared/contracts/photo-sets';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePhotoSetChanges } from '../../../data/photo-sets.api';
import { m } from './messages';
import { nameOfSet } from './set-name';

/** Removes a set of pictures from the file, after a question. */
export function RemoveSet({ set }: { set: PhotoSet }) {
  const [isAsking, setAsking] = useState(false);
  const { remove } = usePhotoSetChanges(set.patient_id);
  const name = nameOfSet(set);
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon="delete"
        aria-label={m.removeOf(name)}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {m.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.remove}
        confirm={m.remove}
        failed={m.removeFailed}
        onConfirm={async () => {
          await remove(set.id);
          toast.success(m.removed);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.removeText(name)}
      </ConfirmDialog>
    </>
  );
}
