import { UsageProblem } from '../terminal.mjs';

/** A limit of the environment in seconds, or the default. Throws a UsageProblem for what is no number of seconds. */
function secondsOf(name, otherwise) {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const seconds = Number(text);
  if (seconds > 0) return seconds;
  throw new UsageProblem(`${name} must be a number of seconds; it is «${text}».`);
}

/** The limits of a run in seconds: for all of it, for each stage, and for each file. */
export const readLimits = ({ everything }) => ({
  run: secondsOf('TEST_LIMIT_SECONDS', everything ? 75 * 60 : 25 * 60),
  stage: secondsOf('TEST_STAGE_LIMIT_SECONDS', everything ? 60 * 60 : 15 * 60),
  file: secondsOf('TEST_FILE_LIMIT_SECONDS', everything ? 25 * 60 : 6 * 60),
});
