/** The characters that are drawn in Vazirmatn; Latin letters in codes use the system font. */
const range =
  'U+0020,U+00A0,U+00AB,U+00BB,U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC';

/**
 * The `@font-face` of the font file (`@fontsource-variable/vazirmatn`, Arabic subset, variable weight). The
 * shell's page contains it, because only the shell knows the address of the file.
 */
export function fontFace(url: string): string {
  return `@font-face{font-family:'Vazirmatn Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2');unicode-range:${range}}`;
}
