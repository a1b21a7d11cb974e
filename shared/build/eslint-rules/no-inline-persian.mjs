const persian = /(?=\p{L})\p{Script=Arabic}/u;

/** Persian texts are in the `messages.ts` beside their screens, not in code. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { inline: 'Move the Persian text to messages.ts.' },
  },
  create(context) {
    const check = (node, text) => {
      if (persian.test(text)) context.report({ node, messageId: 'inline' });
    };
    return {
      Literal: (node) => check(node, node.raw),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};
