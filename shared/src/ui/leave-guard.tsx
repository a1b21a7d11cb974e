import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { common } from '../messages';
import { words } from './messages';
import { readSession } from '../session/session-store';
import { ConfirmDialog } from './confirm-dialog';

interface Guarded {
  /** Whether the form is being saved, and may therefore lead elsewhere. */
  isSaving: () => boolean;
  wasSignedIn: boolean;
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

/** Leaving asks, unless the form itself leads on after saving, or the session has ended (drafts stay). */
const asks: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !comesBack(nextLocation.state) &&
  unsaved.some((form) => !form.isSaving() && !(form.wasSignedIn && !readSession()));

interface Props {
  isSaving: () => boolean;
}

/** Asks before another page replaces a form with unsaved changes; rendered while there are some. */
export function LeaveGuard({ isSaving }: Props) {
  const [form] = useState<Guarded>(() => ({ isSaving, wasSignedIn: readSession() !== null }));
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
      title={words.leaveTitle}
      confirm={words.leave}
      cancel={common.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{words.leaveText}</p>
    </ConfirmDialog>
  );
}
