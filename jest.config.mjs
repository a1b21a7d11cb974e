import { browserProject, serverProject } from './shared/build/jest-preset.mjs';
import { remotes } from './shared/build/lib/workspace.mjs';

export default {
  // Jest reads the time limit of a test here only, not in a project.
  testTimeout: 20_000,
  projects: [...['shared', 'shell', ...remotes()].map(browserProject), serverProject('mock-api')],
};
