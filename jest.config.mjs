import { browserProject, serverProject } from './shared/build/jest-preset.mjs';

const inBrowser = [
  'shared',
  'shell',
  'mfe-auth',
  'mfe-admin',
  'mfe-appointments',
  'mfe-prescriptions',
  'mfe-accounting',
  'mfe-inventory',
];

export default {
  // Jest reads the time limit of a test here only, not in a project.
  testTimeout: 20_000,
  projects: [...inBrowser.map(browserProject), serverProject('mock-api')],
};
