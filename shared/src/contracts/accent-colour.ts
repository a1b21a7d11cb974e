/** The darkest light surface of the product, on which text in the accent still has to be readable. */
const darkestSurface = 0xf1_eb_e5;
/** The least contrast of a text and its background (WCAG 2, level AA). */
const leastContrast = 4.5;

/** Colours that a clinic may choose with one press; each is readable as it is. */
export const readyAccents = {
  teal: 0x0f_76_6e,
  blue: 0x1d_4e_d8,
  purple: 0x5b_3f_a8,
  rose: 0xa3_28_5c,
  terracotta: 0xb2_3b_0a,
  green: 0x2f_6b_2f,
  graphite: 0x37_41_51,
} as const;

const partsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: number): number {
  const [red, green, blue] = partsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: number, other: number): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const numberOf = (hex: string) => Number.parseInt(hex.slice(1), 16);

/** A colour as it is stored: # and six lower-case digits. */
export const hexOf = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

/** The contrast of a colour ('#rrggbb') as text on the product's darkest light surface, 1 … 21. */
export const textContrast = (hex: string) => contrast(numberOf(hex), darkestSurface);

/** The colour ('#rrggbb') itself if text in it is readable, else the nearest darker one that is. */
export function readableAccent(hex: string): string {
  if (textContrast(hex) >= leastContrast) return hex;
  const [red, green, blue] = partsOf(numberOf(hex)).map((part) => Math.floor(part * 0.97));
  return readableAccent(hexOf(((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0)));
}
