import { changedPlaces, type Pixels } from './changed-places';

type Colour = readonly [number, number, number];

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

const page: Colour = [250, 247, 242];
const card: Part = { x: 10, y: 10, width: 220, height: 120, colour: [255, 255, 255] };
const button: Part = { x: 30, y: 90, width: 22, height: 9, colour: [125, 44, 101] };
/** Text at a quarter of its size: some pixels are darker. */
const words: Part[] = Array.from({ length: 12 }, (_, at) => ({
  x: 60 + at * 3,
  y: 40,
  width: 1,
  height: 3,
  colour: [150, 140, 145],
}));

/** Draws parts, later ones above earlier ones; `smooth` may change the colour of each pixel. */
function drawn(
  parts: readonly Part[],
  smooth: (value: number, at: number) => number = Number,
): Pixels {
  const [width, height] = [240, 160];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const { colour } = parts.findLast(
      (part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
    ) ?? { colour: page };
    data.set([...colour.map((value) => smooth(value, at)), 255], at * 4);
  }
  return { width, height, data };
}

const before = drawn([card, button, ...words]);

it('finds nothing in equal pictures', () => {
  expect(changedPlaces(before, drawn([card, button, ...words]))).toEqual([]);
});

it('ignores small random differences of pixels', () => {
  const noisy = drawn([card, button, ...words], (value, at) => value + ((at * 7919) % 17) - 8);
  expect(changedPlaces(before, noisy)).toEqual([]);
});

it('ignores text that moved by a quarter of a pixel', () => {
  const beside = words.flatMap((part) => [
    { ...part, colour: [176, 169, 172] as const },
    { ...part, x: part.x + 1, colour: [229, 226, 228] as const },
  ]);
  expect(changedPlaces(before, drawn([card, button, ...beside]))).toEqual([]);
});

it.each<[string, Part[]]>([
  ['a button that moved', [card, { ...button, x: 32 }, ...words]],
  ['a button that grew', [card, { ...button, height: 11 }, ...words]],
  ['a missing button', [card, ...words]],
  ['missing words', [card, button]],
  ['a button of another colour', [card, { ...button, colour: [125, 44, 145] }, ...words]],
  ['a background of another shade', [{ ...card, colour: [251, 251, 251] }, button, ...words]],
])('finds %s', (_, parts) => {
  expect(changedPlaces(before, drawn(parts))).not.toEqual([]);
});

it('returns the changed places', () => {
  const places = changedPlaces(before, drawn([card, { ...button, x: 150 }, ...words]));
  const near = ({ x, y }: { x: number; y: number }) => y >= 64 && y < 100 && x >= 0 && x < 176;
  expect(places.every(near)).toBe(true);
});

it('reports a picture of another size', () => {
  expect(changedPlaces(before, { ...before, height: 159 })).toHaveLength(1);
});
