const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints one line for the person at the terminal. */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
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

/** The command was called wrongly; the help, where there is one, follows the message. */
export class UsageProblem extends Problem {
  exitCode = 2;

  constructor(message, help) {
    super(help ? `${message}\n\n${help}` : message);
  }
}
