interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

interface Place {
  /** Pixels from the start of the window in the direction of reading. */
  inlineStart: number;
  blockStart: number;
  /** What the panel may take; beyond it the panel scrolls. */
  maxBlockSize: number;
}

/** Pixels between the panel and what it belongs to, and between the panel and the window's edge. */
const gap = 6;
const edge = 8;

/**
 * Where a panel stands beside what opened it: below, or above where below is no room; its start at the
 * start of the opener, or its end at the opener's end where it would leave the window.
 */
export function placePopover(opener: Rect, panel: Size, view: Size, isRtl: boolean): Place {
  const start = isRtl ? view.width - opener.right : opener.left;
  const end = start + (opener.right - opener.left);
  const isTooWide = start + panel.width > view.width - edge;
  const wanted = isTooWide ? end - panel.width : start;
  const inlineStart = Math.max(edge, Math.min(wanted, view.width - panel.width - edge));

  const below = view.height - opener.bottom - gap - edge;
  const above = opener.top - gap - edge;
  const isBelow = panel.height <= below || below >= above;
  const maxBlockSize = Math.max(0, isBelow ? below : above);
  const height = Math.min(panel.height, maxBlockSize);
  const blockStart = isBelow ? opener.bottom + gap : opener.top - gap - height;
  return { inlineStart, blockStart, maxBlockSize };
}

/**
 * Where a word stands beside what it names, in a narrow column at the start of the window: after it, in
 * the middle of its height.
 */
export function placeBeside(opener: Rect, panel: Size, view: Size, isRtl: boolean): Place {
  const end = isRtl ? view.width - opener.left : opener.right;
  const middle = (opener.top + opener.bottom - panel.height) / 2;
  const last = view.height - panel.height - edge;
  return {
    inlineStart: Math.max(edge, Math.min(end + gap, view.width - panel.width - edge)),
    blockStart: Math.max(edge, Math.min(middle, last)),
    maxBlockSize: view.height - 2 * edge,
  };
}
