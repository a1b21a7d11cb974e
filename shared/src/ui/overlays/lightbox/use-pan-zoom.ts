import { useRef, useState } from 'react';
import { maxZoom, whole, withinBounds, type PictureView } from './picture-view';
import { useGestures } from './use-gestures';

/** Pixels that an arrow key moves the picture. */
const keyStep = 80;

export type PanZoom = ReturnType<typeof usePanZoom>;

/**
 * How a picture is looked at: enlarged, turned and moved by mouse, finger, two fingers or arrow keys. `picture` tells
 * pictures apart: each one is shown whole at first. `onSwipe` is called for a swipe to the next (1) or previous (-1).
 */
export function usePanZoom(picture: number, onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(whole);
  const [shownPicture, setShownPicture] = useState(picture);
  if (shownPicture !== picture) {
    setShownPicture(picture);
    setView(whole);
  }
  const stage = useRef<HTMLDivElement>(null);

  const change = (make: (current: PictureView) => Partial<PictureView>) =>
    setView((current) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
      return withinBounds({ ...current, ...make(current) }, { width, height });
    });
  const gestures = useGestures(view.zoom, change, onSwipe);

  return {
    view,
    stage,
    gestures,
    larger: () => change(({ zoom }) => ({ zoom: zoom * 1.5 })),
    smaller: () => change(({ zoom }) => ({ zoom: zoom / 1.5 })),
    toggle: () => change(({ zoom }) => ({ zoom: zoom > 1 ? 1 : 2 })),
    rotate: () => change(({ turn }) => ({ turn: turn + 1, x: 0, y: 0 })),
    /** One step of an arrow key in each direction: 1, 0 or -1. */
    move: (x: number, y: number) =>
      change((current) => ({ x: current.x + x * keyStep, y: current.y + y * keyStep })),
    reset: () => setView(whole),
    canShrink: view.zoom > 1,
    canGrow: view.zoom < maxZoom,
  };
}
