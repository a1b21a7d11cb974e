import { useLayoutEffect } from 'react';

/**
 * CSS that holds while the component is on the page. Rules of pages (`@page`) know no classes, so
 * they cannot be styled pieces.
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
