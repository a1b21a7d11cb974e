import { toast } from '@ziba/shared/ui/toast';
import { m } from './messages';

/** Says that something is done, with the way back: the opposite call, whose end is said, too. */
export function sayUndoable(words: string, undo: () => Promise<unknown>): void {
  toast.undoable(words, async () => {
    try {
      await undo();
      toast.success(m.undone);
    } catch (error) {
      toast.error([m.undoFailed, error instanceof Error ? error.message : ''].join('. '));
    }
  });
}
