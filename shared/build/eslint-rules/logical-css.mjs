import { cssText, declarations, isCss } from './css-text.mjs';

const physicalProperty =
  /^(left|right|(margin|padding|inset|scroll-margin|scroll-padding)-(left|right)|border-(left|right)(-.*)?|border-(top|bottom)-(left|right)-radius)$/;
const sidedValue = /^(text-align|float|clear|caption-side|justify-.*|transform-origin)$/;
const fourSided = /^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/;
const physicalStyle = /^(left|right|(margin|padding|border)(Left|Right).*)$/;

function isPhysical([property, value]) {
  if (physicalProperty.test(property)) return true;
  if (sidedValue.test(property)) return /\b(left|right)\b/.test(value);
  if (!fourSided.test(property)) return false;
  const sides = value.replaceAll(/\([^()]*\)/g, '()').split(/\s+/);
  return (
    sides.length === 4 && value.split(/\s+(?![^(]*\))/)[1] !== value.split(/\s+(?![^(]*\))/)[3]
  );
}

/** Sides are start and end, never left and right: the page is right to left. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: 'Use a logical property instead of `{{declaration}}`.' },
  },
  create: (context) => ({
    TaggedTemplateExpression(node) {
      if (!isCss(node)) return;
      for (const pair of declarations(cssText(node)).filter(isPhysical)) {
        const declaration = pair.join(': ');
        context.report({ node, messageId: 'physical', data: { declaration } });
      }
    },
    'JSXAttribute[name.name="style"] Property'(node) {
      const declaration = node.key.name ?? node.key.value;
      if (physicalStyle.test(declaration)) {
        context.report({ node, messageId: 'physical', data: { declaration } });
      }
    },
  }),
};
