import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { common } from '../../messages';
import { m as formWords } from './messages';
import { m as overlayWords } from '../overlays/messages';
import { readSession } from '../../session/session-store';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import type { Prefill } from './prefill';

interface Guarded {
  /** Whether the form is being saved, and may therefore lead elsewhere. */
  isSaving: () => boolean;
  wasSignedIn: boolean;
  /** The parameters of the address that fill the form. */
  filledBy: readonly string[];
}

// The router knows one blocker at a time, so the first unsaved form asks for all of them.
let unsaved: readonly Guarded[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Guarded[]) {
  unsaved = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever goes to come back (`returnTo` in the navigation state) loses nothing: the draft waits. */
const comesBack = (state: unknown) =>
  typeof state === 'object' && state !== null && 'returnTo' in state;

/** By another page, or by a form that is filled with something else. */
function isReplaced({ filledBy }: Guarded, from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return filledBy.some((name) => before.get(name) !== after.get(name));
}

/**
 * Whether a person leads elsewhere: by the browser's buttons, or by a link or a key, which are being handled
 * at this moment. A form that leads on once it is saved does so after an answer of the server.
 */
const isByHand = (action: NavigationType) =>
  action === NavigationType.Pop || window.event instanceof UIEvent;

/** Leaving asks, unless the form itself leads on after saving, or the session has ended (drafts stay). */
const asks: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  !comesBack(nextLocation.state) &&
  unsaved.some(
    (form) =>
      isReplaced(form, currentLocation, nextLocation) &&
      (!form.isSaving() || isByHand(historyAction)) &&
      !(form.wasSignedIn && !readSession()),
  );

interface Props {
  isSaving: () => boolean;
  prefill?: Prefill;
}

/** Asks before another page replaces a form with unsaved changes; rendered while there are some. */
export function LeaveGuard({ isSaving, prefill = {} }: Props) {
  const [form] = useState<Guarded>(() => ({
    isSaving,
    wasSignedIn: readSession() !== null,
    filledBy: Object.keys(prefill),
  }));
  const first = useSyncExternalStore(subscribe, () => unsaved[0]);
  useEffect(() => {
    change([...unsaved, form]);
    return () => change(unsaved.filter((other) => other !== form));
  }, [form]);

  return first === form ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(asks);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={overlayWords.leaveTitle}
      confirm={formWords.leave}
      cancel={common.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{formWords.leaveText}</p>
    </ConfirmDialog>
  );
}
