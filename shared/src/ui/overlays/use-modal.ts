import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Once the page has settled: to what opened the dialog, or to the heading where that went away. */
function returnFocus(opener: Element | null) {
  const isTaken = document.activeElement && document.activeElement !== document.body;
  if (isTaken) return;
  const place = opener?.isConnected ? opener : document.querySelector('h1');
  if (place instanceof HTMLElement) place.focus();
}

/** What is marked, else the first field of a form; else the browser's own choice. */
function startOf(dialog: HTMLElement) {
  const field = 'form :is(input, select, textarea):not(:disabled, [readonly], [type=hidden])';
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(field)
  );
}

/**
 * A `<dialog>` that is modal while it is mounted. Escape and a press beside it ask to close; when it
 * goes, the focus returns to where it was. `data-autofocus` marks what has the focus at first;
 * without it a form begins at its first field.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const ask = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // Only the backdrop is the dialog itself.
    const press = (event: Event) => event.target === dialog && ask(event);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && ask(event);
    // A phone's back gesture may close it without asking: it stays until its owner takes it away.
    const closed = () => {
      if (dialog.open) return;
      dialog.showModal();
      close();
    };
    dialog.addEventListener('cancel', ask);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('keydown', escape);
    dialog.addEventListener('pointerdown', press);
    dialog.showModal();
    startOf(dialog)?.focus();
    return () => {
      dialog.removeEventListener('cancel', ask);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('keydown', escape);
      dialog.removeEventListener('pointerdown', press);
      dialog.close();
      queueMicrotask(() => returnFocus(opener));
    };
  }, [opener]);

  return ref;
}
