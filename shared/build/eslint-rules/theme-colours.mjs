import { cssText, declarations, isCss } from './css-text.mjs';

const value = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(`;
const inCss = new RegExp(value, 'i');
const whole = new RegExp(`^\\s*(?:${value})`, 'i');
const named = /\b(white|black|red|green|blue|gray|grey|orange|yellow|purple|pink|brown)\b/i;
const coloured = /^(color|background(-color)?|border.*|outline.*|box-shadow|fill|stroke|.*-color)$/;

/** Colours come from the theme's tokens; no other file contains a colour value. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Take the colour from the theme instead of `{{text}}`.' },
  },
  create: (context) => ({
    TaggedTemplateExpression(node) {
      if (!isCss(node)) return;
      for (const [property, text] of declarations(cssText(node))) {
        if (inCss.test(text) || (coloured.test(property) && named.test(text))) {
          context.report({ node, messageId: 'raw', data: { text: `${property}: ${text}` } });
        }
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && whole.test(node.value)) {
        context.report({ node, messageId: 'raw', data: { text: node.value } });
      }
    },
  }),
};
