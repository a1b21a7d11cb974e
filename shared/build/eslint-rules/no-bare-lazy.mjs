/**
 * `React.lazy` never retries a file that could not be loaded and throws the error into the whole screen. `lazyPart`
 * retries, and shows the error in its own place.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lazy: 'Use lazyPart of @ziba/shared/ui/controls/lazy-part.' },
  },
  create(context) {
    return {
      'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]'(node) {
        context.report({ node, messageId: 'lazy' });
      },
      'MemberExpression[object.name="React"][property.name="lazy"]'(node) {
        context.report({ node, messageId: 'lazy' });
      },
    };
  },
};
