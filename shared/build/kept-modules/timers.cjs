const repeats = { setTimeout: 'once', setInterval: 'again and again' };

/** The timers that code of the tests and the server has started, those that have ended included. */
const started = new Map();

/** Remembers the timers that are started through these globals. */
exports.keepTimers = (global) => {
  for (const [name, often] of Object.entries(repeats)) {
    const start = global[name];
    const remembering = (callback, delay, ...args) => {
      const timer = start(callback, delay, ...args);
      started.set(timer, `a timer of ${delay} ms, that rings ${often}`);
      return timer;
    };
    // Its `promisify.custom`, for code that waits with `await`.
    Object.defineProperties(remembering, Object.getOwnPropertyDescriptors(start));
    global[name] = remembering;
  }
};

/** Forgets all timers. */
exports.forgetTimers = () => started.clear();

/** The timers that have not rung, as texts. */
exports.runningTimers = () =>
  [...started].filter(([timer]) => !timer._destroyed).map(([, text]) => text);

/** Ends the timers that have not rung. */
exports.endTimers = () => {
  for (const timer of started.keys()) clearTimeout(timer);
  started.clear();
};
