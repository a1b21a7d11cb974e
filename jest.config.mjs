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
  projects: [...inBrowser.map(browserProject), serverProject('mock-api')],
};
