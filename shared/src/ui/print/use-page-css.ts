import { useLayoutEffect } from 'react';

/**
 * Adds CSS to the document while the component is mounted. For `@page` rules, which cannot be limited to a class and
 * therefore not be written with styled-components.
 */
export function usePageCss(css: string) {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
