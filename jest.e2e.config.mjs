import { journeyProject } from './shared/build/jest-preset.mjs';

// Jest reads these two here only, not in a project.
export default {
  testTimeout: 90_000,
  testSequencer: '<rootDir>/shared/build/longest-first.cjs',
  projects: [journeyProject('shell')],
};
