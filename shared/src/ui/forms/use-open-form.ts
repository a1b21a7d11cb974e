import { useId, useState } from 'react';
import { useDiscard } from '../overlays/use-discard';

/** The id of the row whose form is open, or `new`. */
export type OpenForm = number | 'new';

/**
 * Which form of a list is open: one at a time. If something in it is unsaved, the user is asked before
 * another form replaces it.
 */
export function useOpenForm() {
  const id = useId();
  const [open, setOpen] = useState<OpenForm>();
  const [saveCount, setSaveCount] = useState(0);
  const { scope, confirmDiscard, question } = useDiscard();
  const openerId = (which: OpenForm) => `${id}-${which}`;

  return {
    open,
    /** The scope and the question of `useDiscard`. */
    scope,
    question,
    /** A key for a form: another one for each row and after each save, so that every form begins with its stored values. */
    keyOf: (which: OpenForm) => `${which} ${saveCount}`,
    renew: () => setSaveCount(saveCount + 1),
    /** The props of the button that opens and closes a form. */
    openerOf: (which: OpenForm) => ({
      id: openerId(which),
      'aria-expanded': open === which,
      onClick: () => confirmDiscard(() => setOpen(open === which ? undefined : which)),
    }),
    close: (which: OpenForm) => {
      setOpen(undefined);
      document.getElementById(openerId(which))?.focus();
    },
  };
}
