import { randomCode } from './random-code';

it.each([
  [0, 5, '10000'],
  [0.999999999, 5, '99999'],
  [0, 4, '1000'],
  [0.999999999, 4, '9999'],
])('a draw of %d with %d digits is %s', (draw, digits, code) => {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  expect(randomCode(digits)).toBe(code);
});
