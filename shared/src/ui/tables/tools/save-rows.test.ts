import { saveRows } from './save-rows';

it.each([
  ['همه نوبت\u200cها', /^همه نوبت ها-14\d\d-\d\d-\d\d\.csv$/],
  ['خرید/فروش: «لیزر»', /^خرید فروش «لیزر»-14\d\d-\d\d-\d\d\.csv$/],
])('names the file of %s without characters that become underscores', async (label, name) => {
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  expect(await saveRows('csv', label, [], [])).toMatch(name);
  jest.restoreAllMocks();
});
