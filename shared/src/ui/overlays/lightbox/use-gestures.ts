import { useRef, type PointerEvent } from 'react';
import type { PictureView } from './picture-view';

/** Pixels that a finger moves before it counts as a swipe to another picture. */
const swipeDistance = 60;

/**
 * What mouse and fingers do to a picture: one moves it, two fingers change its size, and a swipe over a whole picture
 * (`zoom` is 1) calls `onSwipe`. Returns the event handlers of the stage.
 */
export function useGestures(
  zoom: number,
  change: (make: (current: PictureView) => Partial<PictureView>) => void,
  onSwipe: (step: 1 | -1) => void,
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, distance: 0, zoom: 1 });
  const distance = () => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { x: event.clientX, distance: distance(), zoom };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const { clientX, clientY } = event;
    pointers.current.set(event.pointerId, { x: clientX, y: clientY });
    const newDistance = distance();
    if (newDistance > 0 && start.current.distance > 0) {
      const { zoom: zoomBefore, distance: distanceBefore } = start.current;
      change(() => ({ zoom: (zoomBefore * newDistance) / distanceBefore }));
    } else {
      change(({ x, y }) => ({ x: x + clientX - before.x, y: y + clientY - before.y }));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = pointers.current.size === 1;
    if (!pointers.current.delete(event.pointerId)) return;
    const moved = event.clientX - start.current.x;
    const isSwipe = event.pointerType === 'touch' && Math.abs(moved) > swipeDistance;
    // The next picture lies to the left, so a swipe to the right brings it.
    if (wasAlone && zoom === 1 && isSwipe) onSwipe(moved > 0 ? 1 : -1);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
