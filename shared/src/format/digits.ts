export { toLatinDigits, toPersianDigits } from '../contracts/normalise';
