import { basename, relative, sep } from 'node:path';
import { root } from '../lib/workspace.mjs';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** File names are kebab-case, and there are no barrels: the only `index.*` is the entry of the shell. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'Name the file in kebab-case.',
      barrel: 'No index files: name the file after what it exports.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const path = relative(root, context.filename).split(sep).join('/');
      if (!kebab.test(name)) context.report({ node, messageId: 'kebab' });
      if (/^index\./.test(name) && path !== 'shell/src/index.ts') {
        context.report({ node, messageId: 'barrel' });
      }
    },
  }),
};
