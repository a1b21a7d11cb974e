import { inflateSync } from 'node:zlib';

/** The streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const whole = pdf.toString('latin1');
  return [
    ...whole.matchAll(/(\/Filter \/FlateDecode\s*>>\s*)stream\r?\n([^]*?)\r?\nendstream/g),
  ].map(([, , content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'));
}

/** The letters of an embedded font, by the number of the glyph, as a reader that copies text finds them. */
function lettersOf(map: string): string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/<([0-9a-f ]*)>/gi)])
    .map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
}

/** What a PDF draws in the regular weight, which is `F2`, from left to right, one text for each call. */
export function drawnTexts(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const letters = lettersOf(streams.find((stream) => stream.includes('beginbfrange')) ?? '');
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => [...stream.matchAll(/\/F2 [\d.]+ Tf([^]*?)ET/g)])
    .map(([, drawn = '']) =>
      [...drawn.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?')
        .join(''),
    );
}
