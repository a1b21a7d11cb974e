import { toLatinDigits } from '../../format/digits';

/** What stays of a typed page: Latin digits without leading zeros, at most seven. */
export function cleanPageInput(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').replace(/^0+/, '').slice(0, 7);
}

/** The page that is asked for; undefined below 1 and above the total, which are ignored (text 1 §2.2). */
export function pageAsked(digits: string, totalPages: number): number | undefined {
  const asked = Number(digits);
  return asked >= 1 && asked <= totalPages ? asked : undefined;
}
