import { TestEnvironment } from 'jest-environment-node';
import './jest-compiled.mjs';

/** Jest's own environment of Node, in a worker that compiles each module once. */
export default TestEnvironment;
