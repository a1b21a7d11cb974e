/** The pixels of a picture: red, green, blue and opacity, row by row from the upper left. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** A square of a picture, in pixels. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/**
 * The squares that are compared: their side in pixels of a picture at a quarter of its size, and how
 * much the mean of a colour (0 to 255) may differ. Another build of the browser may smooth or place
 * letters differently: single pixels differ then, but the mean of a square differs little, and less in
 * a larger square. So small squares detect moved or missing parts, and large squares slightly changed
 * colours. Moving everything by half a pixel stays below the limits (measured: 27, 5.5 and 2.2).
 */
const comparisons = [
  { size: 4, tolerated: 32 },
  { size: 16, tolerated: 8 },
  { size: 64, tolerated: 2.5 },
] as const;

/** The largest difference of the means of red, green and blue in a square, which is cut at the edges. */
function difference(was: Pixels, is: Pixels, { x, y, size }: Place): number {
  const right = Math.min(x + size, was.width);
  const bottom = Math.min(y + size, was.height);
  const sums = [0, 0, 0];
  for (let row = y; row < bottom; row += 1) {
    for (let at = (row * was.width + x) * 4; at < (row * was.width + right) * 4; at += 4) {
      for (const colour of [0, 1, 2]) {
        sums[colour]! += (is.data[at + colour] ?? 0) - (was.data[at + colour] ?? 0);
      }
    }
  }
  return Math.max(...sums.map(Math.abs)) / ((right - x) * (bottom - y));
}

/** The places where a person would see a difference; the whole picture when its size changed. */
export function changedPlaces(was: Pixels, is: Pixels): Place[] {
  if (was.width !== is.width || was.height !== is.height) {
    return [{ x: 0, y: 0, size: Math.max(is.width, is.height) }];
  }
  const places: Place[] = [];
  for (const { size, tolerated } of comparisons) {
    for (let y = 0; y < was.height; y += size) {
      for (let x = 0; x < was.width; x += size) {
        const place = { x, y, size };
        if (difference(was, is, place) > tolerated) places.push(place);
      }
    }
  }
  return places;
}
