import { Problem } from '../terminal.mjs';

/** The exit codes of the release commands. */
export const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  checks: 3,
  refused: 4,
  unreachable: 5,
};

/** The checks refuse the release; `refusals` are the faults found. */
export class ChecksProblem extends Problem {
  exitCode = exitCodes.checks;
  code = 'checks_failed';

  constructor(refusals) {
    const lines = refusals.map(({ code, message, file }) => {
      const place = file && !message.includes(file) ? `${file}: ` : '';
      return `  ✗ ${place}${message} [${code}]`;
    });
    super(`Refused by the checks, nothing was uploaded:\n${lines.join('\n')}`);
    this.refusals = refusals;
  }
}

/** The registry refused the request. */
export class RefusedProblem extends Problem {
  exitCode = exitCodes.refused;

  constructor(message, { code, status, details }) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** No answer, or an answer that does not come from a registry. */
export class UnreachableProblem extends Problem {
  exitCode = exitCodes.unreachable;
  code = 'unreachable';
}
