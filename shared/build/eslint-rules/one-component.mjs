const isComponent = (declaration) =>
  declaration?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declaration.id?.name ?? '');

/** One exported component per file, so that a component can be found by its file name. */
export default {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { second: 'One exported component per file; move `{{name}}` to its own.' },
  },
  create: (context) => ({
    Program({ body }) {
      const exported = body
        .filter((node) => node.type === 'ExportNamedDeclaration' && isComponent(node.declaration))
        .slice(1);
      for (const node of exported) {
        context.report({ node, messageId: 'second', data: { name: node.declaration.id.name } });
      }
    },
  }),
};
