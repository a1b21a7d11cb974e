export { toLatinDigits, toPersianDigits } from '../contracts/digits';
