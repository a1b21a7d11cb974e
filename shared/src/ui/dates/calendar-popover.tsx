import { useLayoutEffect, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { placePopover } from '../overlays/place-popover';
import { useModal } from '../overlays/use-modal';

interface Props {
  label: string;
  /** What the popover opens beside. */
  anchor: Element;
  /** Pixels on wide screens. */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Pixels: in narrower windows the calendar is a sheet at the bottom edge. */
const phoneWidth = 560;
/** The least distance from the edge of the window, in pixels. */
const edgeGap = 8;

function place(box: HTMLElement, anchor: Element) {
  box.style.inset = '';
  if (window.innerWidth < phoneWidth) return;
  const view = document.documentElement;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  // Without the scroll bar and the gutter kept for it: `position: fixed` does not count them either.
  const width = isRtl ? view.getBoundingClientRect().right : view.clientWidth;
  const { inlineStart, blockStart } = placePopover(
    anchor.getBoundingClientRect(),
    { width: box.offsetWidth, height: box.offsetHeight },
    { width, height: view.clientHeight },
    isRtl,
  );
  box.style.inset = 'auto';
  box.style.insetInlineStart = `${inlineStart}px`;
  // It may cover the anchor, but must not leave the window.
  const lowest = view.clientHeight - box.offsetHeight - edgeGap;
  box.style.insetBlockStart = `${Math.max(edgeGap, Math.min(blockStart, lowest))}px`;
}

/**
 * A small modal dialog beside the element that opened it; on phones a sheet at the bottom edge. Escape and a press
 * outside call `onClose`; when it closes, the focus returns to the opener.
 */
export function CalendarPopover({ label, anchor, width = 320, onClose, children }: Props) {
  const dialog = useModal(onClose);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return undefined;
    const update = () => place(box, anchor);
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, true);
    // A month of six weeks is higher than one of five.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(update) : null;
    observer?.observe(box);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  }, [dialog, anchor]);

  return (
    <Box ref={dialog} aria-label={label} $width={width}>
      <Inside>{children}</Inside>
    </Box>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;
const rise = keyframes`from { transform: translateY(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const Box = styled.dialog<{ $width: number }>`
  position: fixed;
  margin: 0;
  /* On touch screens, where controls are larger, it is wide enough for a row of them. */
  inline-size: max(${({ $width }) => $width}px, 8 * var(--control-s) + 2 * var(--space-3));
  max-inline-size: none;
  max-block-size: calc(100dvh - 0.75rem);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${appear} var(--quick) var(--ease);

  &::backdrop {
    background: none;
  }
  @media (max-width: ${phoneWidth - 0.02}px) {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: auto;
    max-block-size: 92dvh;
    border-block-end: 0;
    border-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
    animation: ${rise} var(--calm) var(--ease);

    &::backdrop {
      background: var(--veil);
      animation: ${fade} var(--calm) var(--ease);
    }
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3);

  @media (max-width: ${phoneWidth - 0.02}px) {
    padding: var(--space-4);
  }
`;
