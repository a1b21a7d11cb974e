const fieldRoles = new Set(['textbox', 'combobox', 'searchbox', 'spinbutton']);

const property = (options, name) =>
  options?.type === 'ObjectExpression'
    ? options.properties.find(({ key }) => key?.name === name)?.value
    : undefined;

/** Whether the options of `getByRole` name a field by a text of which a part is enough. */
function isNamedByPart(options) {
  const name = property(options, 'name');
  const exact = property(options, 'exact');
  return name !== undefined && !name.regex && exact?.value !== true;
}

/**
 * Journeys find fields by their whole name, through one helper. A part of a label also matches the fields that a
 * page gets later. A pattern is allowed: it says itself which part may differ.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      label: 'Use `field` of shell/e2e/support/fields.ts, which finds exactly this label.',
      part: 'Use `list` or `field` of shell/e2e/support/fields.ts, or add `exact: true`.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.property.name="getByLabel"]'(node) {
        context.report({ node, messageId: 'label' });
      },
      'CallExpression[callee.property.name="getByRole"]'(node) {
        const [role, options] = node.arguments;
        if (fieldRoles.has(role?.value) && isNamedByPart(options)) {
          context.report({ node, messageId: 'part' });
        }
      },
    };
  },
};
