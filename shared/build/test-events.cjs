const { relative } = require('node:path');
const { writeSync } = require('node:fs');

/** A failure's message without colours. */
const plain = (text) => text.replaceAll(/\u001b\[\d*m/g, '');

/**
 * A reporter of Jest that writes what happens to file descriptor 3, a line of JSON for each event: `begin` and `end` of
 * a file, `test` when a test of it begins, and `done`.
 */
module.exports = class TestEvents {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  write(event) {
    writeSync(3, `${JSON.stringify(event)}\n`);
  }

  fileOf(test) {
    return relative(this.rootDir, test.path).replaceAll('\\', '/');
  }

  onTestFileStart(test) {
    this.write({ type: 'begin', file: this.fileOf(test) });
  }

  onTestCaseStart(test, { fullName, title }) {
    this.write({ type: 'test', file: this.fileOf(test), title: fullName ?? title });
  }

  onTestFileResult(test, { testResults, testExecError, perfStats, console: messages }) {
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: fullName,
        message: plain(failureMessages.join('\n')),
      }));
    if (testExecError && failures.length === 0) {
      const message = plain(testExecError.stack ?? testExecError.message ?? String(testExecError));
      failures.push({ title: 'the file itself', message });
    }
    const printed = (messages ?? []).map(({ message }) => message).join('\n');
    this.write({
      type: 'end',
      file: this.fileOf(test),
      seconds: (perfStats.end - perfStats.start) / 1000,
      passed: testResults.filter(({ status }) => status === 'passed').length,
      failures,
      // What it printed belongs to its failures.
      ...(failures.length > 0 && printed && { printed }),
    });
  }

  onRunComplete() {
    this.write({ type: 'done' });
  }
};
