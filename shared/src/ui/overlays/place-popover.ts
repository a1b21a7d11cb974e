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
  /** The greatest height of the panel; beyond it the panel scrolls. */
  maxBlockSize: number;
}

/** Pixels between the panel and what it belongs to, and between the panel and the window's edge. */
const gap = 6;
const edge = 8;

/**
 * The place of a panel at its opener: below it, or above it if it does not fit below and there is more room above;
 * aligned with the start of the opener, or with its end if the panel would leave the window.
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
 * The place of a word beside what it names, such as an icon in a narrow column at the start of the window: after it,
 * in the middle of its height.
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
