/** The details of a violation, for its text. */
export interface About {
  file?: string;
  /** The found value, such as a prefix, a path or a module. */
  given?: string;
  /** The expected value. */
  wanted?: string;
  /** The remote that has it already. */
  owner?: string;
}

interface Texts {
  /** For the API and the console. */
  fa: (about: About) => string;
  /** For the terminal. */
  en: (about: About) => string;
}

/** The texts of all reasons to refuse a release, by code. */
export const violationTexts = {
  wrong_file_name: {
    fa: ({ file }) => `نام فایل ${file} پذیرفته نمی‌شود`,
    en: ({ file }) => `${file} is no name for a file of a release: plain letters, digits, - _ . /`,
  },
  missing_file: {
    fa: ({ file }) => `فایل ${file} در این انتشار نیست`,
    en: ({ file }) => `${file} is named by the release and is not among its files. Build it again.`,
  },
  damaged_file: {
    fa: ({ file }) => `محتوای فایل ${file} با مهر آن یکی نیست`,
    en: ({ file }) => `${file} is not what the build wrote: its hash differs. Build it again.`,
  },
  unlisted_file: {
    fa: ({ file }) => `فایل ${file} در فهرست این انتشار نیست`,
    en: ({ file }) => `${file} is sent along, but the release does not list it.`,
  },
  bad_descriptor: {
    fa: ({ given }) => `شناسنامه بخش درست نیست: ${given}`,
    en: ({ given }) => `The description of the release is wrong at ${given}.`,
  },
  nameless_container: {
    fa: () => 'نام بسته در شناسنامه این انتشار نیست',
    en: () => 'The manifest does not name the container.',
  },
  foreign_container: {
    fa: ({ given, wanted }) => `نام بسته باید ${wanted} باشد، نه ${given}`,
    en: ({ given, wanted }) => `The container is named ${given}; of this remote it is ${wanted}.`,
  },
  wrong_contract: {
    fa: ({ given, wanted }) =>
      `این انتشار برای قرارداد ${given} پوسته ساخته شده است و پوسته قرارداد ${wanted} را می‌شناسد`,
    en: ({ given, wanted }) => `Built for the shell contract ${given}; the shell offers ${wanted}.`,
  },
  wrong_prefix: {
    fa: ({ given, wanted }) => `نشانی بخش باید ${wanted} باشد، نه ${given}`,
    en: ({ given, wanted }) => `The section's address is ${given}; its key wants ${wanted}.`,
  },
  section_taken: {
    fa: ({ given, owner }) => `نشانی ${given} پیش‌تر به ${owner} تعلق دارد`,
    en: ({ given, owner }) => `The address ${given} belongs to ${owner}.`,
  },
  key_taken: {
    fa: ({ given, owner }) => `بخش ${given} پیش‌تر به ${owner} تعلق دارد`,
    en: ({ given, owner }) =>
      `The section ${given} belongs to ${owner}; another part of it may have a name of its own.`,
  },
  path_twice: {
    fa: ({ given }) => `نشانی ${given} دو بار آمده است`,
    en: ({ given }) => `The path ${given} is declared twice.`,
  },
  module_not_exposed: {
    fa: ({ given }) => `بسته ماژول ${given} را ندارد`,
    en: ({ given }) => `The manifest does not expose ${given}, which a section names.`,
  },
  shared_bundled: {
    fa: ({ file, given }) => `${given} در ${file} همراه بسته آمده است؛ آن را پوسته می‌دهد`,
    en: ({ file, given }) => `${file} brings ${given} along, which comes from the shell.`,
  },
  unknown_share: {
    fa: ({ given }) => `پوسته ${given} را به بخش‌ها نمی‌دهد`,
    en: ({ given }) => `It wants ${given} of the shell, which does not provide it.`,
  },
  too_big: {
    fa: ({ file, given, wanted }) =>
      `حجم ${file ?? 'این انتشار'} ${given} کیلوبایت است و بیش از ${wanted} کیلوبایت پذیرفته نمی‌شود`,
    en: ({ file, given, wanted }) => `${file ?? 'The release'} has ${given} kB; ${wanted} kB fit.`,
  },
  physical_side: {
    fa: ({ file, given }) =>
      `${file} چپ و راست را ثابت کرده است (${given})؛ سوی منطقی به کار ببرید`,
    en: ({ file, given }) => `${file} names a physical side (${given}). Use the logical property.`,
  },
  unsafe_code: {
    fa: ({ file, given }) => `${file} کد را از متن می‌سازد (${given}) و مرورگر آن را اجرا نمی‌کند`,
    en: ({ file, given }) => `${file} makes code of text (${given}), which the browser refuses.`,
  },
} as const satisfies Record<string, Texts>;

export type ViolationCode = keyof typeof violationTexts;

/** One reason to refuse a release. */
export interface Violation {
  code: ViolationCode;
  /** In Persian, for the API and the console. */
  message: string;
  /** In English, for the terminal. */
  english: string;
  file?: string;
}

/** Creates a violation with its texts. */
export function violation(code: ViolationCode, about: About = {}): Violation {
  const { fa, en }: Texts = violationTexts[code];
  const words = { code, message: fa(about), english: en(about) };
  return about.file === undefined ? words : { ...words, file: about.file };
}
