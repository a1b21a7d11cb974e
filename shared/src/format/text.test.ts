import { formatText } from './text';

it.each([
  ['سرنگ 5 سی‌سی', 'سرنگ ۵ سی‌سی'],
  ['ضدآفتاب SPF50', 'ضدآفتاب SPF50'],
  ['SVC-4821', 'SVC-4821'],
  ['4821', '4821'],
  ['', ''],
  [null, ''],
])('%s is shown as %s', (text, shown) => {
  expect(formatText(text)).toBe(shown);
});
