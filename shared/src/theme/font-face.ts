/** What the browser takes from Vazirmatn; Latin letters in codes come from the system's own font. */
const range =
  'U+0020,U+00A0,U+00AB,U+00BB,U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC';

/**
 * The `@font-face` of the one font file (`@fontsource-variable/vazirmatn`, Arabic subset, variable
 * weight). The shell's page holds it, for only the shell knows the address of the file.
 */
export function fontFace(url: string): string {
  return `@font-face{font-family:'Vazirmatn Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2');unicode-range:${range}}`;
}
