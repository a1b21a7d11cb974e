import { fillSms, smsParts, wrongSmsKey } from '@ziba/shared/contracts/sms-texts';

const text = (length: number) => 'س'.repeat(length);

it.each([
  [0, 1],
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
  [201, 3],
  [202, 4],
])('counts %p characters as %p', (length, parts) => {
  expect(smsParts(text(length))).toBe(parts);
});

it.each([
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
])('counts %p Latin characters as %p', (length, parts) => {
  expect(smsParts('a'.repeat(length))).toBe(parts);
});

it('counts a text with one Persian letter as Persian, and braces as two Latin characters', () => {
  expect(smsParts(`${'a'.repeat(70)}س`)).toBe(2);
  expect(smsParts(`${'a'.repeat(158)}{`)).toBe(1);
  expect(smsParts(`${'a'.repeat(159)}{`)).toBe(2);
});

it('counts a half-space as one character', () => {
  expect(smsParts(`${text(68)}\u200cس`)).toBe(1);
  expect(smsParts(`${text(69)}\u200cس`)).toBe(2);
});

it.each([
  ['نوبت با {doctor_name} در {appointment_date}', undefined],
  ['{ doctor_name }', 'doctor_name'],
  ['با {نام پزشک} در', 'نام پزشک'],
  ['{doctor-name}', 'doctor-name'],
  ['با {doctor_name در روز', 'doctor_name'],
  ['با doctor_name} در روز', 'doctor_name'],
  ['{{doctor_name}}', '{}'],
  ['{}', '{}'],
  ['{price}', 'price'],
])('names what is no key in %j', (body, key) => {
  expect(wrongSmsKey(body)).toBe(key);
});

it('knows no key in a text that is not filled', () => {
  expect(wrongSmsKey('با {doctor_name}', false)).toBe('doctor_name');
});

it('fills keys, and removes those without a value', () => {
  expect(fillSms('{doctor_name} {unknown}در {clinic_name}', { doctor_name: 'سارا' })).toBe(
    'سارا در',
  );
});
