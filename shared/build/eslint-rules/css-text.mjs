/** Whether a tagged template is CSS: `styled.x`, `styled(X)`, `.attrs(…)`, `css`, `keyframes`, … */
export function isCss({ tag }) {
  let node = tag;
  while (node.type !== 'Identifier') {
    if (node.type === 'MemberExpression') node = node.object;
    else if (node.type === 'CallExpression') node = node.callee;
    else if (node.type === 'TSInstantiationExpression') node = node.expression;
    else return false;
  }
  return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(node.name);
}

/** The CSS of a template without comments; each `${…}` is replaced by `$0`, `$1`, …. */
export function cssText({ quasi }) {
  return quasi.quasis
    .map((part, index) => part.value.raw + (part.tail ? '' : `$${index}`))
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The declarations in CSS text, nested ones too: `[property, value]`. */
export function declarations(text) {
  const found = text.matchAll(/(?:^|[;{}])\s*(?:\$\d+\s*)*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g);
  return [...found].map(([, property, value]) => [property, value.trim()]);
}
