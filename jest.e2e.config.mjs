import { journeyProject } from './shared/build/jest-preset.mjs';

export default { projects: [journeyProject('shell')] };
