import { inflateSync } from 'node:zlib';

interface Glyph {
  x: number;
  y: number;
  letter: string;
}

/**
 * The lines of a PDF made by Chromium as the eye finds them: the letters from left to right, whatever their order in
 * the text was. Latin words and numbers can be read in it, Persian ones stand reversed.
 */
export function drawnLines(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = fontsOf(objects);
  const drawings = [...objects.values()].map(streamOf).filter((stream) => stream.includes(' Tf'));
  return drawings.flatMap((drawing) => linesOf(glyphsOf(drawing, fonts)));
}

/** The objects of a PDF by their number. */
function objectsOf(whole: string): Map<string, string> {
  const found = whole.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([^]*?)\r?\nendobj/g);
  return new Map([...found].map(([, number = '', content = '']) => [number, content]));
}

/** The unpacked stream of an object; empty without one. */
function streamOf(content: string): string {
  const packed = /\/FlateDecode[^]*?stream\r?\n([^]*)\r?\nendstream/.exec(content)?.[1];
  // Pictures and fonts are streams too; they hold no text.
  if (packed === undefined || content.includes('/Subtype /Image')) return '';
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** The letters of each font by the number of the glyph, as a reader that copies text finds them. */
function fontsOf(objects: Map<string, string>): Map<string, Map<string, string>> {
  const names = [...objects.values()].flatMap((content) => [
    ...content.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ]);
  return new Map(
    names.map(([, name = '', number = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
      return [name, lettersOf(streamOf(objects.get(map) ?? ''))];
    }),
  );
}

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', to = '', first = ''] of map.matchAll(/^<(\w+)> <(\w+)> <(\w{4})>$/gm)) {
    const start = Number.parseInt(from, 16);
    for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph += 1) {
      const code = Number.parseInt(first, 16) + glyph - start;
      const number = glyph.toString(16).toUpperCase().padStart(from.length, '0');
      letters.set(number, String.fromCharCode(code));
    }
  }
  for (const [, glyph = '', letter = ''] of map.matchAll(/^<(\w+)> <((?:\w{4})+)>$/gm)) {
    letters.set(glyph, textOf(letter));
  }
  return letters;
}

const drawingSteps = /\/(F\d+) [\d.]+ Tf|([\d.-]+) ([\d.-]+) (Tm|Td)|<(\w+)> Tj/g;

function glyphsOf(drawing: string, fonts: Map<string, Map<string, string>>): Glyph[] {
  const glyphs: Glyph[] = [];
  let letters = new Map<string, string>();
  let [x, y] = [0, 0];
  for (const [, font, across, down, step, shown] of drawing.matchAll(drawingSteps)) {
    if (font) letters = fonts.get(font) ?? new Map();
    if (step) [x, y] = step === 'Tm' ? [Number(across), Number(down)] : [x + Number(across), y];
    const size = [...letters.keys()][0]?.length ?? 2;
    for (const glyph of shown?.match(new RegExp(`.{${size}}`, 'g')) ?? []) {
      glyphs.push({ x, y, letter: letters.get(glyph) ?? '' });
    }
  }
  return glyphs;
}

function linesOf(glyphs: readonly Glyph[]): string[] {
  const lines = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const y = Math.round(glyph.y);
    lines.set(y, [...(lines.get(y) ?? []), glyph]);
  }
  return [...lines.values()].map((line) =>
    line
      .sort((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('')
      .normalize('NFKC'),
  );
}
