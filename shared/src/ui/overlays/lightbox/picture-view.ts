/** How a picture is shown. */
export interface PictureView {
  /** 1 shows the whole picture. */
  zoom: number;
  /** Quarter turns. */
  turn: number;
  /** Pixels from the middle. */
  x: number;
  y: number;
}

/** The whole picture, upright. */
export const whole: PictureView = { zoom: 1, turn: 0, x: 0, y: 0 };
export const maxZoom = 5;

const limit = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** The view within its bounds: the size between whole and largest, and no edge of the picture inside the stage. */
export function withinBounds(
  view: PictureView,
  stage: { width: number; height: number },
): PictureView {
  const zoom = Math.max(1, Math.min(maxZoom, view.zoom));
  const overhang = (zoom - 1) / 2;
  return {
    ...view,
    zoom,
    x: limit(view.x, stage.width * overhang),
    y: limit(view.y, stage.height * overhang),
  };
}
