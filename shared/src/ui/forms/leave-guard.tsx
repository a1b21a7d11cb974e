import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { common } from '../../messages';
import { m as formWords } from './messages';
import { m as overlayWords } from '../overlays/messages';
import { readSession } from '../../session/session-store';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import type { Prefill } from './prefill';

interface GuardedForm {
  /** Whether the form is being saved: it may then open another page itself. */
  isSaving: () => boolean;
  wasSignedIn: boolean;
  /** The parameters of the address that fill in the form. */
  filledBy: readonly string[];
}

// The router supports one blocker at a time, so the first unsaved form asks for all of them.
let unsaved: readonly GuardedForm[] = [];
const listeners = new Set<() => void>();

function change(next: readonly GuardedForm[]) {
  unsaved = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the user will return (`returnTo` in the navigation state): the draft then restores the form. */
const willReturn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'returnTo' in state;

/** Whether the new address shows another page, or fills in the form with other values. */
function isReplaced({ filledBy }: GuardedForm, from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return filledBy.some((name) => before.get(name) !== after.get(name));
}

/**
 * Whether the user navigates: by the browser's buttons, or by a link or key whose event is being handled now.
 * A form that opens another page after saving does so after an answer of the server, outside such an event.
 */
const isByUser = (action: NavigationType) =>
  action === NavigationType.Pop || window.event instanceof UIEvent;

/** Blocks leaving, unless the form opens another page after saving, or the session has ended (drafts are kept). */
const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  !willReturn(nextLocation.state) &&
  unsaved.some(
    (form) =>
      isReplaced(form, currentLocation, nextLocation) &&
      (!form.isSaving() || isByUser(historyAction)) &&
      !(form.wasSignedIn && !readSession()),
  );

interface Props {
  isSaving: () => boolean;
  prefill?: Prefill;
}

/** Asks before another page replaces a form with unsaved changes. Render it while there are some. */
export function LeaveGuard({ isSaving, prefill = {} }: Props) {
  const [form] = useState<GuardedForm>(() => ({
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
  const blocker = useBlocker(shouldBlock);
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
