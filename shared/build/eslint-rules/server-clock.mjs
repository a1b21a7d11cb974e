const sqlNow = /(?<![.\w])(?:now\(\)|current_date\b|current_timestamp\b|localtimestamp\b)/i;

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

/** The server has one clock, which tests can set: `clock` in code, `app_now()` and `app_today()` in SQL. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      code: 'Ask `clock` (lib/clock.ts) for the time, so that tests can set it.',
      sql: 'Write app_now() or app_today(), so that tests can set the clock.',
    },
  },
  create(context) {
    const checkSql = (node, text) => {
      if (sqlNow.test(text)) context.report({ node, messageId: 'sql' });
    };
    return {
      'CallExpression > MemberExpression.callee'(node) {
        if (isDate(node.object) && node.property.name === 'now') {
          context.report({ node, messageId: 'code' });
        }
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) {
          context.report({ node, messageId: 'code' });
        }
      },
      Literal: (node) => typeof node.value === 'string' && checkSql(node, node.value),
      TemplateElement: (node) => checkSql(node, node.value.raw),
    };
  },
};
