export { toLatinDigits } from '../contracts/normalise';

const persianZero = 0x06f0;

/** Latin digits become Persian ones, for show only; everything else stays. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(persianZero + Number(digit)));
}
