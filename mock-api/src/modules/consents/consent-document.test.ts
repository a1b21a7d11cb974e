import { drawnTexts } from '../../testing/drawn-texts';
import { consentDocument } from './consent-document';

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

it("has the clinic's own lines below its name and at its end", async () => {
  const own = { header: 'مجوز ۱۲۳۴', footer: 'با آرزوی تندرستی' };
  const texts = drawnTexts(await consentDocument(aConsent(own)));
  const [clinic] = texts;
  expect([clinic, texts.slice(1, 3).join('')]).toEqual([
    turned('کلینیک مهر'),
    expect.stringContaining('۱۲۳۴'),
  ]);
  expect(texts.at(-1)).toBe(turned('با آرزوی تندرستی'));
});

it('embeds its letters, joins them, and needs more sheets for a long text', async () => {
  const body = 'شرایط را خوانده‌ام و می‌پذیرم. '.repeat(400);
  const pdf = await consentDocument(aConsent({ body, strokes: [[{ x: 1, y: 1 }]] }));
  const whole = pdf.toString('latin1');
  expect(whole).toMatch(/\/FontName \/[A-Z]+\+Vazirmatn-Regular/);
  expect(whole).toMatch(/\/FontName \/[A-Z]+\+Vazirmatn-Bold/);
  expect(whole.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});
