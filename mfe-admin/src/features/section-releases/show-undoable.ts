import { toast } from '@ziba/shared/ui/overlays/toast';
import { m } from './messages';

/**
 * Shows a toast for a finished change, with an undo button. `undo` makes the opposite call, and its result
 * is shown too. Pass `false` when the user may not make that call.
 */
export function showUndoable(text: string, undo: (() => Promise<unknown>) | false): void {
  if (!undo) {
    toast.success(text);
    return;
  }
  toast.undoable(text, async () => {
    try {
      await undo();
      toast.success(m.undone);
    } catch (error) {
      toast.error([m.undoFailed, error instanceof Error ? error.message : ''].join('. '));
    }
  });
}
