/**
 * What the runtime says of each shared module and nobody reads: its name a second time, in the error of a shell that
 * lacks it, and settings that are off as well when they are left out.
 */
const shorter = [
  [/throw Error\("Can not get '[^']+'"\)/g, `throw Error("Can not get 'it'")`],
  [/strictVersion:!1,eager:!1,layer:void 0,/g, ''],
];

/** The code of a first file, shorter. */
export const shortened = (code) =>
  shorter.reduce((text, [found, replacement]) => text.replaceAll(found, replacement), code);
