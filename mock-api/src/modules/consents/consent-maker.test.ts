import { resolve } from 'node:path';
import { HeavyWork } from '../../lib/heavy-work';
import { consentMaker } from './consent-maker';

const packageDir = resolve(__dirname, '..', '..', '..');
const aConsent = (body: string) => ({
  ...{ clinic: 'کلینیک مهر', title: 'رضایت‌نامه', facts: [], signed: [], body },
});

it('makes the PDF of one word of 10,000 letters while other work goes on', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const pdf = await consentMaker(new HeavyWork(), packageDir)(aConsent('ب'.repeat(10_000)));
  isDone = true;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(1000);
});

it('gives up a PDF that takes too long, and makes the next one', async () => {
  const heavy = new HeavyWork();
  const hasty = consentMaker(heavy, packageDir, 1);
  await expect(hasty(aConsent('ب'.repeat(10_000)))).rejects.toMatchObject({
    ...{ status: 503, code: 'too_long', message: expect.stringContaining('بیش از حد طول کشید') },
  });
  const pdf = await consentMaker(heavy, packageDir)(aConsent('می‌پذیرم'));
  expect(pdf.length).toBeGreaterThan(1000);
});
