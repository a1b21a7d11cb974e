import { toLatinDigits } from '../../../format/digits';
import { bankNames } from './messages';

/** How many digits a card number has. */
export const cardLength = 16;

/** The first six digits of a card, with the code of its bank (the one in a Sheba number). */
const issuers: Readonly<Record<string, string>> = {
  '627961': '011',
  '610433': '012',
  '589463': '013',
  '628023': '014',
  '589210': '015',
  '603770': '016',
  '603799': '017',
  '627353': '018',
  '585983': '018',
  '603769': '019',
  '627648': '020',
  '627760': '021',
  '502908': '022',
  '627488': '053',
  '622106': '054',
  '627412': '055',
  '621986': '056',
  '502229': '057',
  '639347': '057',
  '639607': '058',
  '639346': '059',
  '606373': '060',
  '502806': '061',
  '504706': '061',
  '636214': '062',
  '505416': '064',
  '502938': '066',
  '505785': '069',
  '504172': '070',
  '606256': '075',
  '585947': '078',
};

/** All digits of the text as Latin ones: typed or pasted in any script, with any characters between them. */
export function readCard(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

/** The digits in groups of four, as on the card. */
export function showCard(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the number is complete and its check digit is right (Luhn). */
export function isCard(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** The bank that issued the card; undefined until six digits are typed, or if the bank is not known. */
export function bankOfCard(digits: string): string | undefined {
  return bankNames[issuers[digits.slice(0, 6)] ?? ''];
}
