import type { PointerEvent } from 'react';
import { isSamePlace, type BoardPlace } from '../model/board-place';

/** Pixels that a mouse must move to begin a drag, and that a resting finger may move. */
const tolerance = 6;
/** Milliseconds that a finger must rest to begin a drag; a finger that moves earlier scrolls. */
const longPress = 350;
/** The board scrolls while the pointer is within `zone` pixels of its edge, `step` pixels per frame. */
const edge = { zone: 44, step: 10 };

interface Options {
  /** The element that scrolls while the pointer is near its edge. */
  frame: () => HTMLElement | null;
  /** Called when the drag begins, and when another place is under the pointer; null outside of the board. */
  onTarget: (target: BoardPlace | null) => void;
  /** Called once at the end, with the place of the drop; without one if nothing was dropped. */
  onEnd: (target?: BoardPlace | null) => void;
}

/** The place at a point; `grip` is the distance from the upper edge of the dragged thing to the pointer. */
function placeAt(x: number, y: number, grip: number): BoardPlace | null {
  const cellAt = (top: number) =>
    document.elementsFromPoint(x, top).find((one) => one.matches('[data-minute]'));
  const under = cellAt(y);
  if (!under) return null;
  // The row that is nearest to the upper edge of the dragged thing.
  const cell = cellAt(y - grip + under.clientHeight / 2) ?? under;
  const { doctor, day = '', minute } = (cell as HTMLElement).dataset;
  return { doctorId: Number(doctor), day, minute: Number(minute) };
}

function scrollNearEdge(frame: HTMLElement, x: number, y: number) {
  const box = frame.getBoundingClientRect();
  const by = (at: number, from: number, to: number) =>
    at < from + edge.zone ? -edge.step : at > to - edge.zone ? edge.step : 0;
  frame.scrollBy(by(x, box.left, box.right), by(y, box.top, box.bottom));
}

/** Keeps the drop from counting as a click on the element under the pointer. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true));
}

/** Listeners of the window that are removed together. */
function windowListeners() {
  const removals: (() => void)[] = [];
  return {
    add: <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => {
      window.addEventListener(name, listener, { capture: true, passive: false });
      removals.push(() => window.removeEventListener(name, listener, true));
    },
    removeAll: () => {
      for (const remove of removals) remove();
    },
  };
}

/** Follows a pointer that was pressed on a thing until the end of the drag; returns how to cancel it. */
export function followPointer(
  event: PointerEvent<HTMLElement>,
  { frame, onTarget, onEnd }: Options,
): () => void {
  const isTouch = event.pointerType === 'touch';
  const grip = event.clientY - event.currentTarget.getBoundingClientRect().top;
  const at = { x: event.clientX, y: event.clientY };
  const listeners = windowListeners();
  let target: BoardPlace | null = null;
  let isDragging = false;
  let animation = 0;

  const follow = () => {
    const board = frame();
    if (isDragging && board) scrollNearEdge(board, at.x, at.y);
    const next = placeAt(at.x, at.y, grip);
    if (!isDragging || !isSamePlace(target, next)) onTarget(next);
    [target, isDragging] = [next, true];
    animation = requestAnimationFrame(follow);
  };
  const timer = isTouch ? setTimeout(follow, longPress) : undefined;
  const end = (dropped?: BoardPlace | null) => {
    clearTimeout(timer);
    cancelAnimationFrame(animation);
    listeners.removeAll();
    onEnd(dropped);
  };

  listeners.add('pointermove', ({ clientX, clientY }) => {
    const isFar = Math.hypot(clientX - at.x, clientY - at.y) > tolerance;
    if (!isDragging && isTouch && isFar) end();
    else if (isDragging || isFar) {
      [at.x, at.y] = [clientX, clientY];
      if (!isDragging) follow();
    }
  });
  listeners.add('pointerup', () => {
    if (isDragging) swallowClick();
    end(target);
  });
  listeners.add('pointercancel', () => end());
  listeners.add('blur', (blurred) => blurred.target === window && end());
  listeners.add('keydown', (pressed) => {
    if (!isDragging || pressed.key !== 'Escape') return;
    pressed.preventDefault();
    pressed.stopPropagation();
    // The button is still down; its release must not count as a click either.
    window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
    end();
  });
  listeners.add('touchmove', (moved) => isDragging && moved.preventDefault());
  listeners.add('contextmenu', (asked) => isDragging && asked.preventDefault());
  return end;
}
