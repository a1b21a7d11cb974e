const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

let output = process.stdout;

/** Prints one line. */
export function say(line = '') {
  output.write(`${line}\n`);
}

/** Prints to standard error from now on, so that standard output holds only what a program reads. */
export function sayOnStandardError() {
  output = process.stderr;
}

/** Runs `work` and prints when it starts, how it ended and how long it took. */
export async function step(name, work) {
  const start = performance.now();
  say(`  … ${name}`);
  try {
    const result = await work();
    say(`  ✓ ${name} (${seconds(start)})`);
    return result;
  } catch (error) {
    say(`  ✗ ${name} (${seconds(start)})`);
    throw error;
  }
}

/** An error that the user can fix: only its message is shown. */
export class Problem extends Error {
  /** The exit code of the command. */
  exitCode = 1;
}

/** Wrong arguments; the help, if there is one, is shown below the message. */
export class UsageProblem extends Problem {
  exitCode = 2;
  code = 'usage';

  constructor(message, help) {
    super(message);
    this.help = help;
  }
}
