import { leftBehind } from './left-behind';

declare global {
  // `var` is the only way to declare a global of Node.
  var leftBehind: (() => string[]) | undefined;
}

// The environment of the tests asks it after each file.
globalThis.leftBehind = leftBehind;
