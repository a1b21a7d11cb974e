import { toast } from '@ziba/shared/ui/overlays/toast';
import { m } from './messages';

/**
 * Says that something is done, with the way back: the opposite call, whose end is said, too. No `undo` for
 * whoever may not make the opposite call.
 */
export function sayUndoable(words: string, undo: (() => Promise<unknown>) | false): void {
  if (!undo) {
    toast.success(words);
    return;
  }
  toast.undoable(words, async () => {
    try {
      await undo();
      toast.success(m.undone);
    } catch (error) {
      toast.error([m.undoFailed, error instanceof Error ? error.message : ''].join('. '));
    }
  });
}
