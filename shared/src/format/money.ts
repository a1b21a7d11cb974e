import { common } from '../messages';

const numbers = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 });

/** The shown number: Persian digits, separated thousands, at most three decimals. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** An amount in whole tomans, with its unit. */
export function formatToman(amount: number): string {
  return `${numbers.format(amount)} ${common.toman}`;
}
