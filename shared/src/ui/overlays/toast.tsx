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
  /** Milliseconds; null stays until it is closed. */
  stays: number | null;
  /** The way back. */
  undo?: () => unknown;
}

/** Milliseconds (text 1 §2.2). */
const usualStay = 3_000;
/** Milliseconds: somebody has to read, think again and get there. */
const undoStay = 10_000;

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

function show(kind: Kind, text: string, stays: number | null, undo?: () => unknown) {
  lastId += 1;
  // The same words twice are one message that begins anew.
  const others = shown.filter((item) => item.text !== text || item.kind !== kind);
  change([...others, { id: lastId, kind, text, stays, undo }].slice(-4));
}

/**
 * A message after an action without a form. Success and info leave after three seconds unless someone
 * points at them or goes to them with the keyboard; an error stays until it is closed, for nobody should
 * have to read against time. Escape closes the one with the focus, which goes back where it was.
 */
export const toast = {
  success: (text: string, stays: number = usualStay) => show('success', text, stays),
  info: (text: string, stays: number = usualStay) => show('info', text, stays),
  /** A success with a button that takes it back; `undo` says itself how that went. */
  undoable: (text: string, undo: () => unknown) => show('success', text, undoStay, undo),
  error: (text: string) => show('error', text, null),
  /** Takes all messages away: at sign-out, and between tests. */
  clear: () => change([]),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where toasts appear. Mounted once, by the shell. They stand in the dialog that is open: what lies
 * under one can be neither seen nor pressed nor heard.
 */
export function Toasts() {
  const items = useSyncExternalStore(subscribe, () => shown);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const stand = () => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (place.parentNode === top) return;
      top.append(place);
      // The page may have let go of it by then, so it is asked itself.
      top.addEventListener('close', stand, { once: true });
    };
    stand();
    document.addEventListener('toggle', stand, true);
    return () => document.removeEventListener('toggle', stand, true);
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

function Message({ id, kind, text, stays, undo }: Toast) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const held = pointed || focused;
  useEffect(() => {
    if (stays === null || held) return undefined;
    const timer = setTimeout(() => close(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, held]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!focused) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const takeBack = () => {
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
        // Not the dialog in which it stands.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      <Icon name={kind} size={20} />
      <p>{text}</p>
      {undo && (
        <Button tone="quiet" size="small" onClick={takeBack}>
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
