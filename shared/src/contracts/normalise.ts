import { invisibleRanges, markRanges, sameLetters } from './characters';
import { toLatinDigits } from './digits';

// The half-space (U+200C) stays between letters.
const invisible = new RegExp(`[${invisibleRanges}]`, 'g');
const edges = /^[\s\u200c]+|[\s\u200c]+$/g;

/** The stored form of a text: trimmed, Arabic yeh and kaf as Persian ones, without invisible marks. */
export function cleanText(text: string): string {
  return text
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(invisible, '')
    .replace(/\u200c{2,}/g, '\u200c')
    .replace(edges, '');
}

// Characters that take no ink although Unicode does not count them as spaces.
const blank = /[\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu;

/** Whether a reader sees anything of a text: a letter, digit, sign or picture. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ''));

/** The stored form of one line: several spaces in a row become one. A text with several lines keeps its spaces. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  return clean.includes('\n') ? clean : clean.replace(/[^\S\n]{2,}/g, ' ');
}

/** A number without the spaces and hyphens that people write between its digits. */
export const bareDigits = (text: string): string => text.replace(/[\s\u2010-\u2015\u2212_-]+/g, '');

/** The stored form of a mobile number: 09…, from +98…, 0098… or 9…, in any digits. */
export function cleanMobile(text: string): string {
  const digits = toLatinDigits(cleanText(text)).replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+98|0098|98(?=9\d{9}$))?(?=9\d{9}$)/, '0');
}

// 1,250,000 and 1 250 000: exactly three digits follow a separator of thousands.
const grouped = /^-?[1-9]\d{0,2}(?:[,٬،_\s]\d{3})+(?:\.\d+)?$/;
// 62,5 and 0,125 with a decimal comma.
const decimalComma = /^-?(?:0[,،]\d+|\d+[,،](?:\d{1,2}|\d{4,}))$/;

/**
 * Reads a number typed with digits of any script, with separated thousands or a decimal comma. Returns NaN when it
 * is not a number or has two readings (2500,000).
 */
export function readNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  const text = toLatinDigits(cleanText(value)).replace('٫', '.');
  const plain = grouped.test(text)
    ? text.replace(/[,٬،_\s]/g, '')
    : decimalComma.test(text)
      ? text.replace(/[,،]/, '.')
      : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const marks = new RegExp(`[${markRanges}]`, 'g');
const letters = new Map(
  sameLetters.flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
const others = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/**
 * The form of a text for search: Latin digits, half-spaces as spaces, no diacritics, letters that look alike as one
 * (`characters.ts`), one space between words.
 */
export function searchText(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .replace(others, (other) => letters.get(other) ?? other)
    .replace(invisible, '')
    .replace(marks, '')
    .replace(/[\u200c\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * The form by which two names are one: that of search, without spaces, except between digits. `name_key` of the
 * database is the same.
 */
export const nameKey = (name: string): string => searchText(name).replace(/(?<!\d) | (?!\d)/g, '');
