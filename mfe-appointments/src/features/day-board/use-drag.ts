import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A row of a column, by their numbers. */
export interface Target {
  column: number;
  row: number;
}

export interface Drag<Thing> {
  thing: Thing;
  /** Where it would go; null beside the board. */
  target: Target | null;
}

/** Pixels that a mouse moves before it drags, and that a finger may tremble. */
const slack = 6;
/** Milliseconds after which a finger that rests drags; one that moves scrolls. */
const rest = 350;
/** Pixels from the edge in which the board scrolls, and how far at a time. */
const edge = { zone: 44, step: 10 };

interface Hold<Thing> {
  thing: Thing;
  x: number;
  y: number;
  /** How far below its upper edge the thing was taken. */
  grip: number;
}

function targetAt(x: number, y: number, grip: number): Target | null {
  const at = (top: number) =>
    document.elementsFromPoint(x, top).find((one) => one.matches('[data-row]'));
  const under = at(y);
  if (!under) return null;
  // The row that the upper edge is nearest to.
  const cell = at(y - grip + under.clientHeight / 2) ?? under;
  const { column, row } = (cell as HTMLElement).dataset;
  return { column: Number(column), row: Number(row) };
}

function scrollAt(frame: HTMLElement, x: number, y: number) {
  const box = frame.getBoundingClientRect();
  const by = (at: number, from: number, to: number) =>
    at < from + edge.zone ? -edge.step : at > to - edge.zone ? edge.step : 0;
  frame.scrollBy(by(x, box.left, box.right), by(y, box.top, box.bottom));
}

/** A drop is no click on what lies there. */
function swallowClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true));
}

/**
 * Dragging things over the rows of a board by mouse, pen or a finger that rests first. Escape calls it
 * off. `onDrop` hears where a thing was let go.
 */
export function useDrag<Thing>(
  frame: RefObject<HTMLElement | null>,
  onDrop: (thing: Thing, target: Target) => void,
) {
  const [drag, setDrag] = useState<Drag<Thing> | null>(null);
  const stop = useRef<() => void>(undefined);
  // The board may be read anew while something is dragged.
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
      const isSame =
        latest?.target?.column === target?.column && latest?.target?.row === target?.row;
      if (latest && isSame) return;
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
      // The button is still down; letting it go is no click either.
      window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
      end();
    });
    on('touchmove', (moved) => latest && moved.preventDefault());
    on('contextmenu', (asked) => latest && asked.preventDefault());
  };

  return { drag, begin };
}
