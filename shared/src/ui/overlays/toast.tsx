import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';

type Kind = 'success' | 'error' | 'info';

interface Toast {
  id: number;
  kind: Kind;
  text: string;
  /** How long it is shown, in milliseconds; null until it is closed. */
  durationMs: number | null;
  /** Takes the action back; shown as a button. */
  undo?: () => unknown;
}

/** The texts. */
const defaultDurationMs = 3_000;
/** Longer, because one has to read, think again and reach the button. */
const undoDurationMs = 10_000;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

function close(id: number) {
  change(shown.filter((item) => item.id !== id));
}

function show(kind: Kind, text: string, durationMs: number | null, undo?: () => unknown) {
  lastId += 1;
  // The same message twice is shown once, and its time starts again.
  const others = shown.filter((item) => item.text !== text || item.kind !== kind);
  change([...others, { id: lastId, kind, text, durationMs, undo }].slice(-4));
}

/**
 * Shows a message after an action. Success and info disappear after three seconds, but not while they have the pointer
 * or the focus; an error stays until it is closed, so that there is enough time to read it. Escape closes the focused
 * message, and the focus returns to where it was.
 */
export const toast = {
  success: (text: string, durationMs: number = defaultDurationMs) =>
    show('success', text, durationMs),
  info: (text: string, durationMs: number = defaultDurationMs) => show('info', text, durationMs),
  /** A success with an undo button for ten seconds; `undo` itself reports how that went. */
  undoable: (text: string, undo: () => unknown) => show('success', text, undoDurationMs, undo),
  error: (text: string) => show('error', text, null),
  /** Removes all messages: at sign-out, and between tests. */
  clear: () => change([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The place where toasts appear. The shell mounts it once. It moves into the topmost open dialog, because nothing
 * outside a modal dialog can be seen, pressed or read out.
 */
export function Toasts() {
  const items = useSyncExternalStore(subscribe, () => shown);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const moveToTop = () => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (place.parentNode === top) return;
      top.append(place);
      // A removed dialog does not bubble its events to the document, so this one is observed directly.
      top.addEventListener('close', moveToTop, { once: true });
    };
    moveToTop();
    document.addEventListener('toggle', moveToTop, true);
    return () => document.removeEventListener('toggle', moveToTop, true);
  }, [place, items]);

  const polite = items.filter(({ kind }) => kind !== 'error');
  const urgent = items.filter(({ kind }) => kind === 'error');
  return createPortal(
    <Corner>
      <div role="status">
        {polite.map((item) => (
          <Message key={item.id} {...item} />
        ))}
      </div>
      <div>
        {urgent.map((item) => (
          <Message key={item.id} {...item} />
        ))}
      </div>
    </Corner>,
    place,
  );
}

function Message({ id, kind, text, durationMs, undo }: Toast) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const isHeld = pointed || focused;
  useEffect(() => {
    if (durationMs === null || isHeld) return undefined;
    const timer = setTimeout(() => close(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!focused) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const undoAndClose = () => {
    dismiss();
    void undo?.();
  };
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    close(id);
  };

  return (
    <Slip
      role={kind === 'error' ? 'alert' : undefined}
      $kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It must not close the dialog around, too.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      <Icon name={kind} size={20} />
      <p>{text}</p>
      {undo && (
        <Button tone="quiet" size="small" onClick={undoAndClose}>
          {common.undo}
        </Button>
      )}
      <IconButton icon="close" label={common.close} size={16} onClick={dismiss} />
    </Slip>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem); }`;

const Corner = styled.div`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline: var(--space-4) auto;
  z-index: var(--layer-toast);
  inline-size: min(26rem, calc(100% - 2 * var(--space-4)));
  pointer-events: none;

  > div {
    display: grid;
    gap: var(--space-2);
  }
  > div + div:not(:empty) {
    margin-block-start: var(--space-2);
  }
`;

const colourOf = ({ $kind }: { $kind: Kind }) => ($kind === 'error' ? 'danger' : $kind);

const Slip = styled.div<{ $kind: Kind }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-3);
  pointer-events: auto;
  animation: ${rise} var(--calm) var(--ease);

  p {
    flex: 1;
    min-inline-size: 0;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0.5rem;
    border-radius: var(--radius-full);
    background: ${(props) => `var(--${colourOf(props)}-soft)`};
    color: ${(props) => `var(--${colourOf(props)})`};
  }
`;
