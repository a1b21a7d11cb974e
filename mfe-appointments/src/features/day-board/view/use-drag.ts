import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isSamePlace, type BoardPlace } from '../model/board-place';

export interface Drag<Thing> {
  thing: Thing;
  /** The place under the pointer; null outside of the board. */
  target: BoardPlace | null;
}

/** Pixels that a mouse must move to begin a drag, and that a resting finger may move. */
const slack = 6;
/** Milliseconds that a finger must rest to begin a drag; a finger that moves earlier scrolls. */
const rest = 350;
/** The board scrolls while the pointer is within `zone` pixels of its edge, `step` pixels per frame. */
const edge = { zone: 44, step: 10 };

interface Hold<Thing> {
  thing: Thing;
  x: number;
  y: number;
  /** Pixels between the upper edge of the thing and the pointer that took it. */
  grip: number;
}

function targetAt(x: number, y: number, grip: number): BoardPlace | null {
  const at = (top: number) =>
    document.elementsFromPoint(x, top).find((one) => one.matches('[data-minute]'));
  const under = at(y);
  if (!under) return null;
  // The row that is nearest to the upper edge of the dragged thing.
  const cell = at(y - grip + under.clientHeight / 2) ?? under;
  const { doctor, day = '', minute } = (cell as HTMLElement).dataset;
  return { doctorId: Number(doctor), day, minute: Number(minute) };
}

function scrollAt(frame: HTMLElement, x: number, y: number) {
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

/**
 * Lets things be dragged over the rows of a board, by mouse, by pen, or by a finger that rests first.
 * Escape cancels a drag. `onDrop` is called with the thing and the place where it was dropped.
 */
export function useDrag<Thing>(
  frame: RefObject<HTMLElement | null>,
  onDrop: (thing: Thing, target: BoardPlace) => void,
) {
  const [drag, setDrag] = useState<Drag<Thing> | null>(null);
  const stop = useRef<() => void>(undefined);
  // The board may be read again, and `onDrop` change, while something is dragged.
  const drop = useRef(onDrop);
  useLayoutEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  const begin = (thing: Thing, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    const isTouch = event.pointerType === 'touch';
    const grip = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const hold: Hold<Thing> = { thing, x: event.clientX, y: event.clientY, grip };
    let latest: Drag<Thing> | null = null;
    let loop = 0;
    const heard: (() => void)[] = [];

    const show = () => {
      const target = targetAt(hold.x, hold.y, hold.grip);
      if (latest && isSamePlace(latest.target, target)) return;
      latest = { thing, target };
      setDrag(latest);
    };
    const follow = () => {
      if (frame.current) scrollAt(frame.current, hold.x, hold.y);
      show();
      loop = requestAnimationFrame(follow);
    };
    const start = () => {
      show();
      loop = requestAnimationFrame(follow);
    };
    const timer = isTouch ? setTimeout(start, rest) : undefined;
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(loop);
      for (const ignore of heard) ignore();
      stop.current = undefined;
      setDrag(null);
    };
    stop.current = end;

    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      hear: (event: WindowEventMap[Name]) => void,
    ) => {
      window.addEventListener(name, hear, { capture: true, passive: false });
      heard.push(() => window.removeEventListener(name, hear, true));
    };
    on('pointermove', (moved) => {
      const far = Math.hypot(moved.clientX - hold.x, moved.clientY - hold.y) > slack;
      if (!latest && far && isTouch) return end();
      if (!latest && !far) return undefined;
      [hold.x, hold.y] = [moved.clientX, moved.clientY];
      if (!latest) start();
      return undefined;
    });
    on('pointerup', () => {
      const target = latest?.target;
      if (latest) swallowClick();
      end();
      if (target) drop.current(thing, target);
    });
    on('pointercancel', end);
    on('blur', ({ target }) => target === window && end());
    on('keydown', (pressed) => {
      if (!latest || pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      // The button is still down; its release must not count as a click either.
      window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
      end();
    });
    on('touchmove', (moved) => latest && moved.preventDefault());
    on('contextmenu', (asked) => latest && asked.preventDefault());
  };

  return { drag, begin };
}
