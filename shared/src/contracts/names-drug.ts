import { searchText } from './normalise';
import { holdsWords } from './search-words';

/** Shorter names are in too many other words. */
export const shortestDrugName = 3;

/** What people write between the names of several drugs (also the Persian comma, semicolon and «and»), and around a generic name. */
const between = /[,\u060c;\u061b/+()]|\s\u0648\s/;

/**
 * Whether a text names the drug: one of its parts is in the name («آموکسی‌سیلین» of «آموکسی‌سیلین ۵۰۰»), or a part of
 * the name, such as the generic name in brackets, is in the text.
 */
export const namesDrug = (text: string, name: string): boolean =>
  partsOf(text).some((part) => holdsWords(name, part)) ||
  partsOf(name).some((part) => holdsWords(text, part));

const partsOf = (text: string): string[] =>
  text
    .split(between)
    .map((part) => searchText(part))
    .filter((part) => part.length >= shortestDrugName);
