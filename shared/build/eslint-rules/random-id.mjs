/** Browsers have `crypto.randomUUID` on secure origins only; a clinic may open its server by plain HTTP. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { id: 'Use randomId of @ziba/shared/api/random-id.' },
  },
  create(context) {
    return {
      'MemberExpression[property.name="randomUUID"]'(node) {
        context.report({ node, messageId: 'id' });
      },
    };
  },
};
