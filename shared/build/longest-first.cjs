const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest tests, slowest first. If one of them started last, it would run alone at the end. */
const longest = [
  ...['form-faults.spec', 'dialog-faults.spec', 'every-screen.spec'],
  ...['chaos.spec', 'every-screen-of-appointments.spec', 'gallery.spec', 'isolation.spec'],
  ...['delivery.spec', 'canary.spec'],
  ...['server.test', 'fuzz.test', 'installation.test', 'data-folder.test'],
  'rights.test',
];

function rankOf({ path }) {
  const rank = longest.findIndex((name) => path.includes(`/${name}.`));
  return rank < 0 ? longest.length : rank;
}

/** Jest orders by the times of an earlier run or by size; a clean clone has no earlier run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
