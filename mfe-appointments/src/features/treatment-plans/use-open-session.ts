import { clearDraft, readDraft } from '@ziba/shared/session/draft-store';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from './row-key';
import type { SessionRow } from './session-values';

/** The name of the draft of a session that is not in the list yet. */
export const newSessionDraft = 'plan-session';

/** Stands for a session that is not in the list yet. */
export const newKey = 'new';

/** The key of a row, `newKey`, or undefined while nothing is open. */
type Open = number | string | undefined;

/** The button that opens a session. */
const openButton = (key: number | string | undefined) => `[data-opens='${key}']`;

/** Opens a half-filled new session again, also one of an earlier visit of the page. */
const openByDraft = (): Open => (readDraft(newSessionDraft) === null ? undefined : newKey);

/**
 * Which session of the list is open. `openCount` changes with every opening, so that no value of one session
 * stays in the fields of the next. The focus goes into the session that is opened, and back to the button
 * that opened it. `container` is for the element around the list and its buttons.
 */
export function useOpenSession(rows: readonly SessionRow[], openId: number | undefined) {
  const [open, setOpen] = useState<Open>(() =>
    rows.some(({ id }) => id === openId) ? openId : openByDraft(),
  );
  const [openCount, setOpenCount] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<string | null>(null);

  useEffect(() => {
    const selector = focusTarget.current;
    focusTarget.current = null;
    if (selector) container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [openCount]);

  const showAndFocus = (to: Open, selector: string) => {
    focusTarget.current = selector;
    setOpen(to);
    setOpenCount(openCount + 1);
  };
  return {
    /** An empty plan opens the form of its first session. */
    open: open === undefined && rows.length === 0 ? newKey : open,
    openCount,
    container,
    openNew: () => showAndFocus(newKey, 'fieldset input'),
    openRow: (row: SessionRow) => showAndFocus(keyOf(row), 'fieldset input'),
    /** Leaves the open session; `row` is the one in the list that takes the focus. */
    close: (row?: SessionRow) => {
      const next = openByDraft();
      showAndFocus(
        next,
        next === undefined ? openButton(row ? keyOf(row) : newKey) : 'fieldset input',
      );
    },
    /** Drops what was typed into the new session. */
    discardNew: () => {
      clearDraft(newSessionDraft);
      showAndFocus(undefined, openButton(newKey));
    },
    /** Keeps the new session open even if the list changes; called once the user works in it. */
    keepOpen: () => setOpen(newKey),
  };
}
