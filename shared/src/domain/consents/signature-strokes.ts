import { signatureField, type SignatureStroke } from '../../contracts/consents';

type Point = SignatureStroke[number];

/** The least way of the pen, in units of the field, that counts as a signature: a touch by accident is shorter. */
const leastWay = 80;
/** Points that are nearer than this, in units of the field, are left out. */
const nearest = 4;
/** The most points of all strokes; the server takes no more. */
const mostPoints = 5800;
const mostStrokes = 200;

const limit = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));

/** The place of a pointer in the units of the field; beside the field it is the nearest edge. */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  return {
    x: limit(((clientX - left) / (width || 1)) * signatureField.width, signatureField.width),
    y: limit(((clientY - top) / (height || 1)) * signatureField.height, signatureField.height),
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The strokes with a new one that begins here; the same strokes when no more fit. */
export const begun = (strokes: readonly SignatureStroke[], point: Point): SignatureStroke[] =>
  strokes.length < mostStrokes ? [...strokes, [point]] : [...strokes];

/** The strokes with their last one drawn on to a point; the same strokes when it is too near, or no more fit. */
export function drawnOn(strokes: readonly SignatureStroke[], point: Point): SignatureStroke[] {
  const last = strokes.at(-1);
  const end = last?.at(-1);
  if (!last || !end || distance(end, point) < nearest) return [...strokes];
  if (strokes.flat().length >= mostPoints) return [...strokes];
  return [...strokes.slice(0, -1), [...last, point]];
}

/** Whether the strokes are long enough for a signature. */
export function isSignature(strokes: readonly SignatureStroke[]): boolean {
  const way = strokes.flatMap((stroke) =>
    stroke.slice(1).map((point, index) => distance(point, stroke[index] ?? point)),
  );
  return way.reduce((sum, one) => sum + one, 0) >= leastWay;
}

/** The `d` of an SVG path through the points. A single point is a dot. */
export function pathOf(stroke: SignatureStroke): string {
  const [first] = stroke;
  const points = stroke.length === 1 && first ? [first, first] : stroke;
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}
