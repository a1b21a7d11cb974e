import { toLatinDigits } from '../../format/digits';

/** Cleans a typed page number: Latin digits without leading zeros, at most seven. */
export function cleanPageInput(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').replace(/^0+/, '').slice(0, 7);
}

/** The page of a typed number; undefined below 1 and above the last page, which are ignored. */
export function pageAsked(digits: string, totalPages: number): number | undefined {
  const asked = Number(digits);
  return asked >= 1 && asked <= totalPages ? asked : undefined;
}
