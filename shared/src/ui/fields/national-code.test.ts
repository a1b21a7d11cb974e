import { hasCheckDigit } from './national-code';

it.each([
  ['0012345679', true],
  ['0084575948', true],
  ['0012345678', false],
  ['1111111111', false],
  ['12345', false],
  ['', false],
])('%s: %s', (code, fits) => {
  expect(hasCheckDigit(code)).toBe(fits);
});
