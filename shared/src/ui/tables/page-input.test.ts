import fc from 'fast-check';
import { toPersianDigits } from '../../format/digits';
import { cleanPageInput, pageAsked } from './page-input';

const total = fc.integer({ min: 1, max: 1_000_000 });

it('keeps only digits of any text, without leading zeros', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanPageInput(typed)).toMatch(/^([1-9]\d{0,6})?$/);
    }),
  );
});

it('reads a page in digits of any script, with leading zeros and other characters around it', () => {
  const page = fc.integer({ min: 1, max: 9_999_999 });
  const zeros = fc.nat({ max: 9 }).map((count) => '0'.repeat(count));
  fc.assert(
    fc.property(page, zeros, fc.boolean(), (asked, before, isPersian) => {
      const typed = ` ${before}${asked}صفحه`;
      expect(cleanPageInput(isPersian ? toPersianDigits(typed) : typed)).toBe(String(asked));
    }),
  );
});

it('does not change a cleaned text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = cleanPageInput(typed);
      expect(cleanPageInput(once)).toBe(once);
    }),
  );
});

it('accepts existing pages only', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999 }), total, (asked, last) => {
      const isPage = asked >= 1 && asked <= last;
      expect(pageAsked(String(asked), last)).toBe(isPage ? asked : undefined);
    }),
  );
  expect(pageAsked('', 9)).toBeUndefined();
});
