const ts = require('typescript');

const makers = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** The name that a tag begins with: `styled` of `styled.div.attrs(…)` and `styled(Link)`. */
function firstName(tag) {
  if (ts.isIdentifier(tag)) return tag.text;
  return tag.expression ? firstName(tag.expression) : undefined;
}

const plain = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/\n\s+/g, '\n');

/** Removes comments and indentation from the styles of styled-components. */
exports.plainStyles =
  ({ factory }) =>
  (file) => {
    const shorten = (node) => {
      const text = plain(node.text);
      if (ts.isNoSubstitutionTemplateLiteral(node)) {
        return factory.createNoSubstitutionTemplateLiteral(text);
      }
      if (ts.isTemplateHead(node)) return factory.createTemplateHead(text);
      if (ts.isTemplateMiddle(node)) return factory.createTemplateMiddle(text);
      return factory.createTemplateTail(text);
    };
    const shortenAll = (template) => {
      if (!ts.isTemplateExpression(template)) return shorten(template);
      const spans = template.templateSpans.map((span) =>
        factory.updateTemplateSpan(
          span,
          ts.visitNode(span.expression, visit),
          shorten(span.literal),
        ),
      );
      return factory.updateTemplateExpression(template, shorten(template.head), spans);
    };
    const visit = (node) => {
      if (ts.isTaggedTemplateExpression(node) && makers.has(firstName(node.tag))) {
        return factory.updateTaggedTemplateExpression(
          node,
          ts.visitNode(node.tag, visit),
          node.typeArguments,
          shortenAll(node.template),
        );
      }
      return ts.visitEachChild(node, visit, undefined);
    };
    return ts.visitNode(file, visit);
  };
