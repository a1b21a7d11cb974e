import { inflateSync } from 'node:zlib';
import { consentDocument } from './consent-document';

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

/** What is drawn in the regular weight, which is `F2`, from left to right, one line for each call. */
function drawnTexts(pdf: Buffer): string[] {
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

const turned = (text: string) => [...text].toReversed().join('');
const aConsent = (over: object = {}) => ({
  clinic: 'کلینیک مهر',
  title: 'رضایت‌نامه',
  facts: [['کد ملی', '۰۰۱۲۳۴۵۶۷۸']] as const,
  body: 'تزریق Botox 50 IU در ۱۴۰۵/۰۹/۰۴',
  signed: [['امضاکننده', 'سارا رضایی']] as const,
  ...over,
});

it('draws Persian from right to left, and Latin and digits from left to right', async () => {
  const texts = drawnTexts(await consentDocument(aConsent()));
  expect(texts).toEqual(expect.arrayContaining(['Botox 50 IU', '۱۴۰۵/۰۹/۰۴', '۰۰۱۲۳۴۵۶۷۸']));
  expect(texts).toEqual(expect.arrayContaining([turned('کلینیک مهر')]));
});

it('embeds its letters, joins them, and needs more sheets for a long text', async () => {
  const body = 'شرایط را خوانده‌ام و می‌پذیرم. '.repeat(400);
  const pdf = await consentDocument(aConsent({ body, strokes: [[{ x: 1, y: 1 }]] }));
  const whole = pdf.toString('latin1');
  expect(whole).toMatch(/\/FontName \/[A-Z]+\+Vazirmatn-Regular/);
  expect(whole).toMatch(/\/FontName \/[A-Z]+\+Vazirmatn-Bold/);
  expect(whole.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});
