import fc from 'fast-check';
import { toPersianDigits } from '../../format/digits';
import { formatToman } from '../../format/money';
import { readAmount, showAmount } from './amount-text';

const amounts = fc.integer({ min: 0, max: 999_999_999_999 });
const arabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

it.each([
  ['۱,۵۰۰', '1500'],
  ['1 500 000', '1500000'],
  ['1.500.000', '1500000'],
  ['1500.50', '1500'],
  ['۱۵۰۰٫۵ تومان', '1500'],
  ['0012', '12'],
  ['0', '0'],
  ['تومان', ''],
  ['12345678901234', '123456789012'],
  ['-5000', '-5000'],
  ['۵٬۰۰۰-', '-5000'],
  ['\u2212 ۵۰۰۰ تومان', '-5000'],
  ['-', '-'],
  ['-0', '-0'],
])('reads %s as %s', (typed, digits) => expect(readAmount(typed)).toBe(digits));

it('reads back every amount that is shown', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readAmount(formatToman(amount))).toBe(String(amount));
      expect(readAmount(showAmount(String(amount)))).toBe(String(amount));
    }),
  );
});

it('reads every amount in any script with any separator', () => {
  const script = fc.constantFrom(String, toPersianDigits, arabic);
  const separator = fc.constantFrom(',', '٬', '،', '_', ' ', '\u200e', '\u200f', '\u00a0');
  fc.assert(
    fc.property(amounts, script, separator, (amount, write, between) => {
      const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, between);
      expect(readAmount(write(grouped))).toBe(String(amount));
    }),
  );
});

it('reads at most twelve digits from any text, and the same again from what it shows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const kept = readAmount(typed);
      expect(kept).toMatch(/^-?(0|[1-9]\d{0,11})?$/);
      expect(readAmount(showAmount(kept))).toBe(kept);
    }),
  );
});
