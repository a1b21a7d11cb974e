import fc from 'fast-check';
import { toPersianDigits } from '../../format/digits';
import { cleanPageInput, pageAsked } from './page-input';

const total = fc.integer({ min: 1, max: 1_000_000 });

it('leaves digits without leading zeros of whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanPageInput(typed)).toMatch(/^([1-9]\d{0,6})?$/);
    }),
  );
});

it('reads every page in digits of any script, with zeros and strays around it', () => {
  const page = fc.integer({ min: 1, max: 9_999_999 });
  const zeros = fc.nat({ max: 9 }).map((count) => '0'.repeat(count));
  fc.assert(
    fc.property(page, zeros, fc.boolean(), (asked, before, isPersian) => {
      const typed = ` ${before}${asked}صفحه`;
      expect(cleanPageInput(isPersian ? toPersianDigits(typed) : typed)).toBe(String(asked));
    }),
  );
});

it('changes nothing that it has cleaned before', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = cleanPageInput(typed);
      expect(cleanPageInput(once)).toBe(once);
    }),
  );
});

it('turns to the pages there are, and to no other', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999 }), total, (asked, last) => {
      const isPage = asked >= 1 && asked <= last;
      expect(pageAsked(String(asked), last)).toBe(isPage ? asked : undefined);
    }),
  );
  expect(pageAsked('', 9)).toBeUndefined();
});
