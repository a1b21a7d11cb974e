import fc from 'fast-check';
import { numberWords as words } from './messages';
import { numberInWords } from './number-words';

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [15, 'پانزده'],
  [100, 'صد'],
  [1000, 'هزار'],
  [1001, 'هزار و یک'],
  [21_000, 'بیست و یک هزار'],
  [101_000, 'صد و یک هزار'],
  [1_500_000, 'یک میلیون و پانصد هزار'],
  [1_000_000_000, 'یک میلیارد'],
  [
    999_999_999_999,
    'نهصد و نود و نه میلیارد و نهصد و نود و نه میلیون و نهصد و نود و نه هزار و نهصد و نود و نه',
  ],
])('%d is said %s', (value, said) => expect(numberInWords(value)).toBe(said));

it.each([-1, 1.5, Number.NaN, 1e12, Infinity])('returns an empty text for %d', (value) =>
  expect(numberInWords(value)).toBe(''),
);

/** What a listener writes down. */
function heard(said: string): number {
  const valueOf = (word: string): number => {
    const steps: readonly (readonly [readonly string[], (at: number) => number])[] = [
      [words.ones, (at) => at],
      [words.teens, (at) => at + 10],
      [words.tens, (at) => at * 10],
      [words.hundreds, (at) => at * 100],
    ];
    const [list, worth] = steps.find(([list]) => list.includes(word)) ?? [[], () => Number.NaN];
    return worth(list.indexOf(word));
  };
  let total = 0;
  let group = 0;
  for (const word of said.split(' ').filter((one) => one !== 'و')) {
    const scale = words.scales.findIndex((one) => one === word);
    if (scale > 0) {
      total += (group || 1) * 1000 ** scale;
      group = 0;
    } else if (word !== words.zero) group += valueOf(word);
  }
  return total + group;
}

it('writes every amount in words that mean the same amount', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999_999 }),
    fc.integer({ min: 0, max: 2100 }),
    fc.nat(999_999).map((thousands) => thousands * 1000),
  );
  fc.assert(fc.property(amounts, (amount) => heard(numberInWords(amount)) === amount));
});
