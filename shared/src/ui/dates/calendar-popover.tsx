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

/** Pixels: below this width of the window it is a sheet at the bottom edge; the least distance from an edge. */
const [phone, edge] = [560, 8];

function place(box: HTMLElement, anchor: Element) {
  box.style.inset = '';
  if (window.innerWidth < phone) return;
  const view = document.documentElement;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  // Without the scroll bar and the room kept for one, which `position: fixed` does not count either.
  const width = isRtl ? view.getBoundingClientRect().right : view.clientWidth;
  const { inlineStart, blockStart } = placePopover(
    anchor.getBoundingClientRect(),
    { width: box.offsetWidth, height: box.offsetHeight },
    { width, height: view.clientHeight },
    isRtl,
  );
  box.style.inset = 'auto';
  box.style.insetInlineStart = `${inlineStart}px`;
  // Over the anchor rather than out of the window.
  const lowest = view.clientHeight - box.offsetHeight - edge;
  box.style.insetBlockStart = `${Math.max(edge, Math.min(blockStart, lowest))}px`;
}

/**
 * A small modal dialog beside what opened it; on phones a sheet at the bottom edge, where thumbs are.
 * Escape and a press beside it ask to close, the focus returns to the opener.
 */
export function CalendarPopover({ label, anchor, width = 320, onClose, children }: Props) {
  const dialog = useModal(onClose);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return undefined;
    const again = () => place(box, anchor);
    again();
    window.addEventListener('resize', again);
    window.addEventListener('scroll', again, true);
    // A month of six weeks is higher than one of five.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(again) : null;
    sizes?.observe(box);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', again, true);
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
  /* Wide enough for fingers where controls are. */
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
  @media (max-width: ${phone - 0.02}px) {
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

  @media (max-width: ${phone - 0.02}px) {
    padding: var(--space-4);
  }
`;
