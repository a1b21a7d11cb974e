import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { BoardPlace } from '../model/board-place';
import { followPointer } from './follow-pointer';

export interface Drag<Thing> {
  thing: Thing;
  /** The place under the pointer; null outside of the board. */
  target: BoardPlace | null;
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
    stop.current = followPointer(event, {
      frame: () => frame.current,
      onTarget: (target) => setDrag({ thing, target }),
      onEnd: (target) => {
        stop.current = undefined;
        setDrag(null);
        if (target) drop.current(thing, target);
      },
    });
  };

  return { drag, begin };
}
