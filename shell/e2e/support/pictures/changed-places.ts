/** A drawn picture: red, green, blue and opacity of each pixel, row by row from the upper left. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** A place in a picture, in its pixels. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/**
 * Sides of the squares that are compared, in pixels of a picture at a quarter of its size, and by how
 * much the mean of a colour in such a square may differ (of 255). Letters that another build of the
 * browser smooths or places otherwise differ in pixels, but little in a mean, and the less the larger
 * the square; so a small square tells what moved or is missing, a large one a colour that is a little
 * other. Everything moved by half a pixel stays below (measured: 27, 5.5 and 2.2).
 */
const looks = [
  { size: 4, tolerated: 32 },
  { size: 16, tolerated: 8 },
  { size: 64, tolerated: 2.5 },
] as const;

/** The greatest difference of means among the colours of a square; at the edges the square is cut. */
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

/** The places at which somebody would see a picture differ from what it was; of other size, all of it. */
export function changedPlaces(was: Pixels, is: Pixels): Place[] {
  if (was.width !== is.width || was.height !== is.height) {
    return [{ x: 0, y: 0, size: Math.max(is.width, is.height) }];
  }
  const places: Place[] = [];
  for (const { size, tolerated } of looks) {
    for (let y = 0; y < was.height; y += size) {
      for (let x = 0; x < was.width; x += size) {
        const place = { x, y, size };
        if (difference(was, is, place) > tolerated) places.push(place);
      }
    }
  }
  return places;
}
