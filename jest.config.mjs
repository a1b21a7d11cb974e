import { browserProject, serverProject } from './shared/build/jest-preset.mjs';
import { remotes } from './shared/build/lib/workspace.mjs';

export default {
  // Jest reads these two here only, not in a project.
  testTimeout: 20_000,
  testSequencer: '<rootDir>/shared/build/longest-first.cjs',
  projects: [...['shared', 'shell', ...remotes()].map(browserProject), serverProject('mock-api')],
};
