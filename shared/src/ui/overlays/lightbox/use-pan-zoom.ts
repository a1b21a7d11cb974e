import { useRef, useState, type PointerEvent } from 'react';

interface View {
  zoom: number;
  /** Quarter turns. */
  turn: number;
  /** Pixels from the middle. */
  x: number;
  y: number;
}

const whole: View = { zoom: 1, turn: 0, x: 0, y: 0 };
const largest = 5;
/** Pixels a finger moves before it means another picture, and that an arrow key moves the picture. */
const swipe = 60;
const stride = 80;

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/**
 * How a picture is looked at: enlarged, turned, moved by mouse, finger, two fingers or arrow keys.
 * Another picture begins whole.
 */
export function usePanZoom(picture: number, onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(whole);
  const [seen, setSeen] = useState(picture);
  if (seen !== picture) {
    setSeen(picture);
    setView(whole);
  }
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const began = useRef({ x: 0, distance: 0, zoom: 1 });

  const change = (make: (now: View) => Partial<View>) =>
    setView((now) => {
      const next = { ...now, ...make(now) };
      const zoom = Math.max(1, Math.min(largest, next.zoom));
      const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
      const room = (zoom - 1) / 2;
      return {
        ...next,
        zoom,
        x: within(next.x, clientWidth * room),
        y: within(next.y, clientHeight * room),
      };
    });
  const distance = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    began.current = { x: event.clientX, distance: distance(), zoom: view.zoom };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const { clientX, clientY } = event;
    fingers.current.set(event.pointerId, { x: clientX, y: clientY });
    const apart = distance();
    if (apart > 0 && began.current.distance > 0) {
      const { zoom, distance: atFirst } = began.current;
      change(() => ({ zoom: (zoom * apart) / atFirst }));
    } else {
      change(({ x, y }) => ({ x: x + clientX - before.x, y: y + clientY - before.y }));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId)) return;
    const moved = event.clientX - began.current.x;
    // The next picture lies to the left.
    if (wasAlone && view.zoom === 1 && event.pointerType === 'touch' && Math.abs(moved) > swipe) {
      onSwipe(moved > 0 ? 1 : -1);
    }
  };

  return {
    view,
    stage,
    larger: () => change(({ zoom }) => ({ zoom: zoom * 1.5 })),
    smaller: () => change(({ zoom }) => ({ zoom: zoom / 1.5 })),
    toggle: () => change(({ zoom }) => ({ zoom: zoom > 1 ? 1 : 2 })),
    rotate: () => change(({ turn }) => ({ turn: turn + 1, x: 0, y: 0 })),
    move: (x: number, y: number) =>
      change((now) => ({ x: now.x + x * stride, y: now.y + y * stride })),
    reset: () => setView(whole),
    canShrink: view.zoom > 1,
    canGrow: view.zoom < largest,
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
