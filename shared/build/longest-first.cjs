const { default: Sequencer } = require('@jest/test-sequencer');

/** The journeys that take longest, the longest first: begun last, one of them would run alone. */
const longest = [
  'form-faults',
  'dialog-faults',
  'every-screen',
  'every-screen-of-appointments',
  'gallery',
  'isolation',
];

function rankOf({ path }) {
  const rank = longest.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return rank < 0 ? longest.length : rank;
}

/** Jest orders by the times of an earlier run or by size; a clean clone has no earlier run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
