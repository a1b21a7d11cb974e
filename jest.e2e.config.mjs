import { journeyProject } from './shared/build/jest-preset.mjs';

// Jest reads the time limit of a test here only, not in a project.
export default { testTimeout: 90_000, projects: [journeyProject('shell')] };
