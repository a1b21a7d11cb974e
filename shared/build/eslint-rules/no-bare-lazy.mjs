/**
 * `React.lazy` keeps a file that did not come as a failure for ever and throws it into what stands around.
 * `lazyPart` of the kit asks again, and says in its own place what is missing.
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
