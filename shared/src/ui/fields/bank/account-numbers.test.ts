import fc from 'fast-check';
import { toPersianDigits } from '../../../format/digits';
import { bankOfCard, isCard, readCard, showCard } from './card-number';
import { bankOfSheba, isSheba, readSheba, showSheba } from './sheba';

const digitsOf = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));
const separator = fc.constantFrom('', ' ', '-', ' - ', '\u200c', '\u00a0', '\u200e');
const script = fc.constantFrom(String, toPersianDigits);

it.each([
  ['6037991234567893', true],
  ['6219861034529007', true],
  ['6219861034529008', false],
  ['0000000000000000', false],
  ['621986103452900', false],
  ['', false],
])('card %s: %s', (card, fits) => expect(isCard(card)).toBe(fits));

it.each([
  ['820540102680020817909002', true],
  ['062960000000100324200001', true],
  ['820540102680020817909003', false],
  ['82054010268002081790900', false],
  ['', false],
])('Sheba %s: %s', (sheba, fits) => expect(isSheba(sheba)).toBe(fits));

it('groups digits as banks print them', () => {
  expect(showCard('6219861034529007')).toBe('6219 8610 3452 9007');
  expect(showCard('62198')).toBe('6219 8');
  expect(showSheba('820540102680020817909002')).toBe('82 0540 1026 8002 0817 9090 02');
  expect(showSheba('820540')).toBe('82 0540');
  expect(showSheba('82')).toBe('82');
});

it('names the bank as soon as enough digits are typed', () => {
  expect([bankOfCard('60379'), bankOfCard('603799')]).toEqual([undefined, 'ملی ایران']);
  expect([bankOfSheba('8205'), bankOfSheba('82054')]).toEqual([undefined, 'پارسیان']);
});

it('reads what it shows, in any script and with any separators', () => {
  fc.assert(
    fc.property(digitsOf(16), digitsOf(24), separator, script, (card, sheba, between, write) => {
      expect(readCard(write(showCard(card).replaceAll(' ', between)))).toBe(card);
      expect(readSheba(write(`IR${showSheba(sheba)}`.replaceAll(' ', between)))).toBe(sheba);
    }),
  );
});

it('keeps all digits that are typed and nothing else', () => {
  fc.assert(
    fc.property(digitsOf(30), separator, (digits, between) => {
      expect(readCard([...digits].join(between))).toBe(digits);
      expect(readSheba([...digits].join(between))).toBe(digits);
    }),
  );
  expect(readCard('کارت: ۶۲۱۹')).toBe('6219');
});

it('finds one wrong digit and two swapped neighbours', () => {
  const withCheck = fc.tuple(digitsOf(15), digitsOf(22)).map(([card, account]) => ({
    card: Array.from({ length: 10 }, (_, last) => `${card}${last}`).find(isCard) ?? '',
    sheba:
      Array.from(
        { length: 97 },
        (_, check) => `${String(check + 2).padStart(2, '0')}${account}`,
      ).find(isSheba) ?? '',
  }));
  const change = (digits: string, at: number, by: number) =>
    digits.slice(0, at) + String((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
  const swap = (digits: string, at: number) =>
    digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2);
  fc.assert(
    fc.property(
      withCheck,
      fc.nat(14),
      fc.integer({ min: 1, max: 9 }),
      ({ card, sheba }, at, by) => {
        fc.pre(card !== '' && sheba !== '');
        expect(isCard(change(card, at, by))).toBe(false);
        expect(isSheba(change(sheba, at, by))).toBe(false);
        if (sheba[at] !== sheba[at + 1]) expect(isSheba(swap(sheba, at))).toBe(false);
      },
    ),
  );
});
