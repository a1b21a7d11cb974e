import { formatBytes } from './format-bytes';

it.each([
  [0, '۰ کیلوبایت'],
  [1, '۱ کیلوبایت'],
  [1536, '۲ کیلوبایت'],
  [5 * 1024 ** 2, '۵ مگابایت'],
  [1.25 * 1024 ** 3, '۱٫۳ گیگابایت'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
