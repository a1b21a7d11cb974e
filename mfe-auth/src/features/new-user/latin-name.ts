import { m } from './messages';

/** How the letters of a Persian name are written in Latin ones; vowels that Persian does not write are missing. */
const letters: Readonly<Record<string, string>> = {
  آ: 'a',
  ا: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'gh',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'v',
  ه: 'h',
  ی: 'i',
  ئ: 'e',
};

const latinWord = (word: string) =>
  [...word].map((letter) => letters[letter] ?? latinOf(letter)).join('');
const latinOf = (letter: string) => (/[a-z0-9]/.test(letter) ? letter : '');

/** A username made of a name: `sara_ahmdi`; '' when nothing of the name can be written in Latin letters. */
export function latinName(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s\u200c]+/)
    .filter((word) => word !== m.doctorTitle);
  return words.map(latinWord).filter(Boolean).join('_');
}
