import { dirname, relative, resolve, sep } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** The inner order of `shared`: a folder may import only from its own level or a lower one. */
const levels = {
  contracts: 0,
  'messages.ts': 1,
  messages: 1,
  format: 1,
  api: 1,
  session: 1,
  section: 1,
  router: 1,
  theme: 1,
  ui: 2,
  domain: 3,
  testing: 4,
};

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path) || /\/(testing|e2e)\//.test(path);
const isMicroFrontend = (name) => name.startsWith('mfe-');

/** The imported path, from the root and with `/`; undefined for a package of npm. */
function target(source, file) {
  if (source.startsWith('.')) {
    return relative(root, resolve(dirname(file), source))
      .split(sep)
      .join('/');
  }
  if (!source.startsWith('@ziba/')) return undefined;
  const path = source.slice('@ziba/'.length);
  const inSource = /^shared\/(?!build\/)/.test(path);
  return inSource ? path.replace('shared/', 'shared/src/') : path;
}

function wrongWithinShared(from, to) {
  const [here, there] = [from.split('/')[2], to.split('/')[2]];
  return levels[there] > levels[here] && !isTest(from) ? 'levels' : undefined;
}

function wrongFromServer(from, to) {
  if (/^shared\/src\/contracts\//.test(to)) return undefined;
  const forTests = to.startsWith('shared/src/testing/samples') || to === 'shared/build/rotation';
  return isTest(from) && forTests ? undefined : 'server';
}

/** The levels of a remote's folders: a file may import from its own level or a lower one. */
const folderLevels = { testing: 4, sections: 3, features: 2, widgets: 1, data: 0 };

/** The level of a remote's file, and its feature if it is in one. */
function placeOf(path) {
  const [, folder, name] = /^mfe-[^/]+\/src\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return { level: folderLevels[folder], feature: folder === 'features' ? name : undefined };
}

/** sections → features → widgets → data; a feature must not import another feature. */
function wrongWithinMicroFrontend(from, to) {
  if (isTest(from)) return undefined;
  const [importer, imported] = [placeOf(from), placeOf(to)];
  if (imported.level > importer.level) return 'folders';
  const isOtherFeature = importer.feature !== imported.feature;
  return importer.feature && imported.feature && isOtherFeature ? 'features' : undefined;
}

function wrong(from, to) {
  const [importer, imported] = [from.split('/')[0], to.split('/')[0]];
  if (imported === 'shared' && to.startsWith('shared/src/testing/') && !isTest(from))
    return 'testing';
  if (importer === imported) {
    return importer === 'shared' && from.startsWith('shared/src/')
      ? wrongWithinShared(from, to)
      : wrongWithinMicroFrontend(from, to);
  }
  if (importer === 'mock-api') return wrongFromServer(from, to);
  if (importer === 'shared' && !from.startsWith('shared/build/')) return 'packages';
  if (imported === 'shell' || imported === 'mock-api' || isMicroFrontend(imported))
    return 'packages';
  return undefined;
}

/** Imports go one way: contracts ← format, api, … ← ui ← domain ← sections; the server imports only contracts. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      packages: 'Packages meet only through @ziba/shared; this one may not import `{{to}}`.',
      server: 'The server imports nothing of @ziba/shared but contracts.',
      levels: 'contracts ← format, api, session, section, router, theme ← ui ← domain.',
      folders:
        'sections → features → widgets → data: a lower folder imports nothing of a higher one.',
      features:
        'A feature imports nothing of another one: what both need is a widget, or stands in `data`.',
      testing: '@ziba/shared/testing is for tests.',
      contracts: 'Contracts import nothing but zod (section 4.2 of the architecture).',
    },
  },
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const to = target(source, context.filename);
      const inContracts = from.startsWith('shared/src/contracts/') && !isTest(from);
      if (to === undefined) {
        if (inContracts && source !== 'zod') context.report({ node, messageId: 'contracts' });
        return;
      }
      const messageId = wrong(from, to);
      if (messageId) context.report({ node, messageId, data: { to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
