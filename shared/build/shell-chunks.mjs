import { realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from './webpack-common.mjs';

/** What every screen needs and the login form does not: the loading of sections and the HTTP client. */
const librarySources = sourceFiles({
  'shell/src/federation': [
    ...['digest.ts', 'failure.ts', 'fallbacks.ts', 'host.ts', 'load-container.ts'],
    ...['load-fault.ts', 'load-screen-once.ts', 'load-screen.ts', 'load-section.ts'],
    ...['load-state.ts', 'planned-section.ts', 'release-files.ts', 'runtime.ts', 'with-timeout.ts'],
  ],
  'shell/src/routes': ['guarded.tsx', 'section-routes.tsx'],
  'shared/src/api': [
    ...['api-error.ts', 'client.ts', 'create-resource.ts', 'fetch-key.ts', 'http.ts'],
    ...['random-id.ts', 'swr-options.ts'],
  ],
  'shared/src/contracts': ['contract-range.ts', 'manifest-text.ts'],
});
const libraryPackages =
  /[\\/]node_modules[\\/](react-router|react-router-dom|styled-components|stylis|stylis-plugin-rtl|cssjanus|@module-federation|@emotion|set-cookie-parser|cookie)[\\/]|[\\/]stubs[\\/](federation|stylis)-/;

/** Dialogs, menus and live events. */
const overlaySources = sourceFiles({
  'shared/src/api': ['live-events.ts', 'live-stream.ts'],
  'shared/src/ui/overlays': [
    ...['confirm-dialog.tsx', 'dialog.tsx', 'dialog.styles.ts', 'drawer.tsx'],
    ...['discard-question.tsx', 'menu.tsx', 'menu-keys.ts', 'menu-panel.tsx', 'menu.styles.ts'],
    ...['modal-body.tsx', 'modal-frame.tsx', 'place-popover.ts', 'popover.styles.ts'],
    ...['stop-bubbling.ts', 'use-confirm.ts', 'use-discard.tsx', 'use-modal.ts', 'use-popover.ts'],
  ],
});
const overlayPackages = /[\\/]node_modules[\\/]eventsource-parser[\\/]/;

/** The libraries of forms. */
const formPackages = /[\\/]node_modules[\\/](zod|react-hook-form)[\\/]/;

/**
 * The chunks of the shell that webpack does not find by itself. `libraries` is one file, which is parsed early and run
 * late; several later chunks use the other two.
 */
export const shellChunks = {
  libraries: chunk('libraries', librarySources, libraryPackages),
  overlays: chunk('overlays', overlaySources, overlayPackages),
  formLibraries: chunk('form-libraries', new Set(), formPackages),
};

/** The real paths of files by their folders. Throws for a missing one, so that a renamed file is noticed. */
function sourceFiles(folders) {
  const paths = Object.entries(folders).flatMap(([folder, files]) =>
    files.map((file) => realpathSync(path.join(root, folder, file))),
  );
  return new Set(paths);
}

function chunk(name, sources, packages) {
  const test = (module) => {
    const file = module.nameForCondition?.();
    return Boolean(file) && (sources.has(file) || packages.test(file));
  };
  return { test, name, enforce: true };
}
