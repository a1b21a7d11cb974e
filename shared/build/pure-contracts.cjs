const ts = require('typescript');

const contracts = /[\\/]shared[\\/]src[\\/]contracts[\\/]/;

/** Whether the value contains a call: a plain list or text needs no mark. */
function calls(node) {
  return ts.isCallExpression(node) || ts.forEachChild(node, (child) => calls(child) || undefined);
}

function marked(factory, value) {
  const body = ts.isObjectLiteralExpression(value)
    ? factory.createParenthesizedExpression(value)
    : value;
  const arrow = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, body);
  const call = factory.createCallExpression(
    factory.createParenthesizedExpression(arrow),
    undefined,
    [],
  );
  return ts.addSyntheticLeadingComment(
    call,
    ts.SyntaxKind.MultiLineCommentTrivia,
    '#__PURE__',
    false,
  );
}

/**
 * Contracts contain both schemas and plain constants. Creating a schema has no side effects, but a bundler cannot know
 * that. This marks each as pure, so that a module which needs only a constant does not bundle the schemas and zod.
 */
exports.pureContracts =
  ({ factory }) =>
  (file) => {
    if (!contracts.test(file.fileName)) return file;
    const declare = (declaration) => {
      const value = declaration.initializer;
      if (!value || ts.isArrowFunction(value) || !calls(value)) return declaration;
      const { name, exclamationToken, type } = declaration;
      return factory.updateVariableDeclaration(
        declaration,
        name,
        exclamationToken,
        type,
        marked(factory, value),
      );
    };
    const statements = file.statements.map((statement) => {
      if (!ts.isVariableStatement(statement)) return statement;
      const { modifiers, declarationList } = statement;
      const list = factory.updateVariableDeclarationList(
        declarationList,
        declarationList.declarations.map(declare),
      );
      return factory.updateVariableStatement(statement, modifiers, list);
    });
    return factory.updateSourceFile(file, statements);
  };
