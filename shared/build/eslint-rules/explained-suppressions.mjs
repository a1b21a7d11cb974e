const suppression = /^\s*(?:eslint|oxlint)-disable/;

/**
 * Whoever switches a rule off names it and gives the reason: `eslint-disable-… rule -- why`, or
 * `oxlint-disable-… rule -- why` for a rule of `.oxlintrc.json`.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Name the rule and say why after ` -- `.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (
          suppression.test(comment.value) &&
          !/(?:eslint|oxlint)-disable\S* \S.* -- \S/.test(comment.value)
        ) {
          context.report({ loc: comment.loc, messageId: 'bare' });
        }
      }
    },
  }),
};
