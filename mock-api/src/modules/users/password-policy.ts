import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { cleanMobile } from '@ziba/shared/contracts/normalise';
import { userTexts } from '@ziba/shared/contracts/users';
import { invalid } from '../../lib/refusal';

/** The passwords of eight characters and more that are tried first; a guess at one of them succeeds. */
const common = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 88888888 99999999
   12341234 11223344 123123123 147258369 password password1 password123 passw0rd qwertyui qwerty123
   qwertyuiop 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou sunshine princess football
   baseball superman trustno1 welcome1 admin123 administrator salam123 iran1234`.split(/\s+/),
);

interface Owner {
  username?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  nationalCode?: string | null;
}

/**
 * 400 for a password that anybody could guess: one of the most common, or a name or number of its owner.
 * The length is the contract's.
 */
export function refuseWeak(field: string, password: string, owner: Owner): void {
  const chosen = toLatinDigits(password).trim().toLowerCase();
  if (common.has(chosen)) throw invalid(field, userTexts.passwordCommon);
  const names = [owner.username, owner.email, owner.phoneNumber, owner.nationalCode];
  const isName = names.some((name) => name && name.toLowerCase() === chosen);
  if (isName || (owner.phoneNumber && cleanMobile(chosen) === owner.phoneNumber)) {
    throw invalid(field, userTexts.passwordIsName);
  }
}
