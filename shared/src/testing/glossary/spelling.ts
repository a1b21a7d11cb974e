import type { Exception } from './terms';

/** A rule for the spelling of all sentences. */
export interface Rule {
  /** What the writer should do. */
  say: string;
  /** Matches a fault. `{}` is an inserted value. */
  wrong: RegExp;
  exceptions?: readonly Exception[];
}

const quoted = 'the product texts quote this sentence';

export const rules: readonly Rule[] = [
  {
    say: 'Digits are Persian: ۱۰۰, not 100. Codes with Latin letters stay as they are.',
    // A digit next to a letter, a # or a hyphen belongs to a code: #7a2b62, mfe-1, A1B2C.
    wrong: /(?<![\w#.-])\d+(?![\w-])/,
    exceptions: [
      { sentence: 'رمز عبور باید حداقل 8 کاراکتر باشد', why: quoted },
      { sentence: 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود', why: quoted },
    ],
  },
  {
    say: 'Letters and digits are Persian: ی, ک and ۴, not the Arabic ي, ك and ٤.',
    wrong: /[يىك٠-٩]/,
  },
  { say: 'There is one space between words.', wrong: /[^\s] {2,}[^\s]/ },
  { say: 'The question mark, the comma and the semicolon are ؟ ، ؛.', wrong: /[آ-ی»] ?[?,;]/ },
  { say: 'There is no space before a punctuation mark.', wrong: /[آ-ی»] [،؛؟.:!]/ },
  {
    say: 'A half-space stands only between two letters.',
    wrong: /\u200c(?![آ-ی{])|(?<![آ-ی}])\u200c/,
  },
  {
    say: 'A half-space joins می and نمی to the verb: می‌شود.',
    wrong:
      /(?<![آ-ی\u200c])ن?می( [آ-ی]|(شو|کن|توان|باش|خواه|ده|گیر|رو|رس|ماند?|گرد|یاب)(د|ند|ید|یم|م)(?![آ-ی]))/,
  },
  {
    say: 'A half-space joins ها, های, تر, ترین and ای to the word: فرم‌ها.',
    wrong: /[آ-ی] (ها|های|هایی|تر|ترین|ای)(?![آ-ی\u200c])/,
    exceptions: [
      { sentence: 'داروخانه ای', why: 'the value is stored and sent with this spelling' },
    ],
  },
  {
    say: 'These words contain a half-space: دسته‌بندی, پیش‌فرض, نرم‌افزار, نسخه‌ای, داروخانه‌ای, هم‌زمان.',
    wrong: /دستهبندی|پیشفرض|نرمافزار|نسخهای|داروخانهای|همزمان|صورتحساب|پیشنویس/,
  },
  {
    say: 'No word is repeated, as in پزشک پزشک زیبایی.',
    wrong: /(?<![آ-ی\u200c])([آ-ی]+) \1(?![آ-ی\u200c])/,
  },
];
