import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What had the focus when a dialog opened, and what it stood in. */
interface Opener {
  opener: Element | null;
  place: Element | null;
}

const openers = new WeakMap<Element, Opener>();

/** The opener; that of the dialog before, if it stood in one that this dialog took the place of. */
function lastingOpener({ opener, place }: Opener): Opener {
  const before = opener?.isConnected
    ? undefined
    : openers.get(opener?.closest('dialog') ?? document.body);
  return before ? lastingOpener(before) : { opener, place };
}

/**
 * Gives the focus to the opener of the dialog; if that is gone, to a control that stood beside it, else to the heading,
 * without scrolling up to it. It does nothing if something has the focus by then.
 */
function returnFocus(from: Opener) {
  const isTaken = document.activeElement && document.activeElement !== document.body;
  if (isTaken) return;
  const { opener, place } = lastingOpener(from);
  const near = place?.isConnected ? place.querySelector('button:enabled, a[href]') : null;
  const target = opener?.isConnected ? opener : (near ?? document.querySelector('h1'));
  if (target instanceof HTMLElement) target.focus({ preventScroll: !opener?.isConnected });
}

/** What gets the focus first: the marked element, else the first field of a form; null leaves it to the browser. */
function initialFocus(dialog: HTMLElement) {
  const field = 'form :is(input, select, textarea):not(:disabled, [readonly], [type=hidden])';
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(field)
  );
}

/**
 * Makes a `<dialog>` modal while it is mounted; returns its ref. Escape and a press outside call `onClose`; after it is
 * unmounted, the focus returns to where it was. `data-autofocus` marks what has the focus at first; without it that is
 * the first field of a form.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Read before anything inside takes the focus.
  const [from] = useState<Opener>(() => ({
    opener: document.activeElement,
    place: document.activeElement?.parentElement ?? null,
  }));
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const ask = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // A press on the backdrop has the dialog itself as its target.
    const press = (event: Event) => event.target === dialog && ask(event);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && ask(event);
    // The back gesture of a phone may close it without asking: it opens again until its owner removes it.
    const closed = () => {
      if (dialog.open) return;
      dialog.showModal();
      close();
    };
    dialog.addEventListener('cancel', ask);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('keydown', escape);
    dialog.addEventListener('pointerdown', press);
    openers.set(dialog, from);
    dialog.showModal();
    initialFocus(dialog)?.focus();
    return () => {
      dialog.removeEventListener('cancel', ask);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('keydown', escape);
      dialog.removeEventListener('pointerdown', press);
      dialog.close();
      queueMicrotask(() => returnFocus(from));
    };
  }, [from]);

  return ref;
}
