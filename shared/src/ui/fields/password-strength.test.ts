import fc from 'fast-check';
import { minimumPasswordLength } from '../../contracts/auth';
import { passwordStrength } from './password-strength';

it.each([
  ['', 0],
  ['a7!', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['password1', 1],
  ['83920174', 2],
  ['khorshid83', 3],
  ['Khorshid-83-abi', 4],
  ['چهار اسب آبی زیر باران', 4],
])('%s: %d', (password, strength) => expect(passwordStrength(password)).toBe(strength));

it('never falls when unpredictable characters are added', () => {
  const more = fc.constantFrom('k7!', 'Qd', '۹ب', '_x5');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), more, (password, tail) => {
      expect(passwordStrength(password + tail)).toBeGreaterThanOrEqual(passwordStrength(password));
    }),
  );
});

it('rates each password that the contract refuses as weak', () => {
  const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: minimumPasswordLength - 1 });
  fc.assert(
    fc.property(short, (password) => {
      fc.pre([...password].length < minimumPasswordLength);
      expect(passwordStrength(password)).toBe(1);
    }),
  );
});
