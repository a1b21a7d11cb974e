import { retype } from './retype';

const isDigit = (character: string) => /\d/.test(character);

it.each([
  ['1234', 4, '1,234', 5],
  ['12345', 1, '12,345', 1],
  ['1,2345', 4, '12,345', 4],
  ['', 0, '', 0],
])('%s with the caret at %i becomes %s with the caret at %i', (before, caret, after, place) => {
  const input = document.createElement('input');
  input.value = before;
  input.setSelectionRange(caret, caret);
  retype(input, after, isDigit);
  expect([input.value, input.selectionStart]).toEqual([after, place]);
});
