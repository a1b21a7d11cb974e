const seconds = (since) => Math.round((performance.now() - since) / 1000);

/** The test files that run at this moment, and the test of each. */
export function filesInProgress() {
  const files = new Map();
  return {
    begin: (file) => files.set(file, { since: performance.now() }),
    beginTest(file, title) {
      const entry = files.get(file);
      if (entry) Object.assign(entry, { title, titleSince: performance.now() });
    },
    end: (file) => files.delete(file),
    /** The files that have run for longer than this many seconds. */
    longerThan: (limit) => [...files].filter(([, { since }]) => seconds(since) >= limit).length > 0,
    /** A line for each: the file, for how long it has run, and its test. */
    lines: () =>
      [...files].map(([file, { since, title, titleSince }]) => {
        const test = title ? `, in «${title}» for ${seconds(titleSince)} s` : '';
        return `${file}: running for ${seconds(since)} s${test}`;
      }),
  };
}
