const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

let output = process.stdout;

/** Prints one line for the person at the terminal. */
export function say(line = '') {
  output.write(`${line}\n`);
}

/** Keeps standard output for what a program will read: everything that is said goes elsewhere. */
export function sayOnStandardError() {
  output = process.stderr;
}

/** Runs `work`, and says when it begins, how it ended and how long it took. */
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

/** Something a person can put right: its message is the whole of what is shown. */
export class Problem extends Error {
  /** What the command ends with. */
  exitCode = 1;
}

/** The command was called wrongly; the help, where there is one, is shown below the message. */
export class UsageProblem extends Problem {
  exitCode = 2;
  code = 'usage';

  constructor(message, help) {
    super(message);
    this.help = help;
  }
}
