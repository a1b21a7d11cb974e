import type { Ring } from '@ziba/shared/contracts/releases';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { rings } from '../../../data/access.api';
import { showUndoable } from '../show-undoable';
import { m } from './messages';

/** Removes a ring and offers to create it again, if the user may write. Failures are shown as a toast. */
export function useRemoveRing() {
  const mayWrite = useMay('sections', 'write');
  const save = rings.useSave();
  const remove = rings.useRemove();
  return async ({ id, name, clinic_ids }: Ring) => {
    try {
      await remove(id);
      const restore = () => save({ name, clinic_ids });
      showUndoable(m.rings.removed(formatText(name)), mayWrite && restore);
    } catch (error) {
      toast.error([m.rings.removeFailed, error instanceof Error ? error.message : ''].join('. '));
    }
  };
}
