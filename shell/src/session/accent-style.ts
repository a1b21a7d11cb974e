import { accentCss, accentOf } from '@ziba/shared/theme/accent';

const id = 'clinic-accent';
/** The browser's bar on phones gets the colour of the menu. */
const themeColourOf = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
/** The bar's colour before a clinic's accent was applied. */
let defaultBarColour: string | undefined;

const nonceOf = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** Gives the page the product's own colours again. */
export function removeAccent(): void {
  document.getElementById(id)?.remove();
  const bar = themeColourOf();
  if (bar && defaultBarColour) bar.content = defaultBarColour;
}

/** Gives the page the colour of a clinic; its own colours when the value is no colour. */
export function showAccent(colour: string): void {
  removeAccent();
  const accent = accentOf(colour);
  if (!accent) return;
  const style = document.createElement('style');
  style.id = id;
  style.nonce = nonceOf();
  style.textContent = accentCss(accent);
  document.head.append(style);
  const bar = themeColourOf();
  if (!bar) return;
  defaultBarColour ??= bar.content;
  bar.content = accent.light.nav ?? '';
}
