/** Widths of bar, space, bar, … of each symbol of Code 128 (ISO 15417), by its value. */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 ' +
  '122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 ' +
  '321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 ' +
  '211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 ' +
  '213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 ' +
  '121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 ' +
  '241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 ' +
  '412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 ' +
  '211214 211232 2331112'
).split(' ');

const toC = 99;
const toB = 100;
const startB = 104;
const startC = 105;
const stop = 106;

/** The symbol values of a text. Four or more digits in a row are encoded in pairs, one symbol each. */
function valuesOf(text: string): number[] {
  const parts = text.match(/(?:\d\d){2,}|[\s\S]/g) ?? [];
  let isC = /^(?:\d\d){2}/.test(text);
  const values = [isC ? startC : startB];
  for (const part of parts) {
    const isPairs = part.length > 1;
    if (isPairs !== isC) values.push(isPairs ? toC : toB);
    isC = isPairs;
    if (isPairs) values.push(...(part.match(/\d\d/g) ?? []).map(Number));
    else values.push(part.charCodeAt(0) - 32);
  }
  return values;
}

/**
 * The bars of a text of printable ASCII as `[start, width]` in modules, and the width of them all; null if the text is
 * empty or has other characters.
 */
export function code128(text: string): { bars: [number, number][]; width: number } | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  const widths = [...values, check, stop].flatMap((value) =>
    [...(symbols[value] ?? '')].map(Number),
  );
  let width = 0;
  const bars: [number, number][] = [];
  widths.forEach((wide, at) => {
    if (at % 2 === 0) bars.push([width, wide]);
    width += wide;
  });
  return { bars, width };
}
