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
const openerOf = (key: number | string | undefined) => `[data-opens='${key}']`;

/** A half-filled new session, also of an earlier visit of this page, is never left folded. */
const halfFilled = (): Open => (readDraft(newSessionDraft) === null ? undefined : newKey);

/**
 * Which session of the list is open. `round` changes with every opening, so that no value of one session
 * stays in the fields of the next. The focus goes into the session that is opened, and back to the button
 * that opened it. `around` is for the element around the list and its buttons.
 */
export function useOpenSession(rows: readonly SessionRow[], openId: number | undefined) {
  const [open, setOpen] = useState<Open>(() =>
    rows.some(({ id }) => id === openId) ? openId : halfFilled(),
  );
  const [round, setRound] = useState(0);
  const around = useRef<HTMLDivElement>(null);
  const goTo = useRef<string | null>(null);

  useEffect(() => {
    const selector = goTo.current;
    goTo.current = null;
    if (selector) around.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [round]);

  const go = (to: Open, selector: string) => {
    goTo.current = selector;
    setOpen(to);
    setRound(round + 1);
  };
  return {
    /** A plan begins with its first session. */
    open: open === undefined && rows.length === 0 ? newKey : open,
    round,
    around,
    openNew: () => go(newKey, 'fieldset input'),
    openRow: (row: SessionRow) => go(keyOf(row), 'fieldset input'),
    /** Leaves the open session; `row` is the one in the list that takes the focus. */
    close: (row?: SessionRow) => {
      const next = halfFilled();
      go(next, next === undefined ? openerOf(row ? keyOf(row) : newKey) : 'fieldset input');
    },
    /** Drops what was typed into the new session. */
    drop: () => {
      clearDraft(newSessionDraft);
      go(undefined, openerOf(newKey));
    },
    /** Keeps the new session open whatever happens to the list, once somebody works in it. */
    stay: () => setOpen(newKey),
  };
}
