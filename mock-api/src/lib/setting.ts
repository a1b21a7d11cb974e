import { StartError } from './start-error';

/** The error of a setting that cannot be used; its message names the variable. */
export class ConfigError extends StartError {}

export type Environment = Record<string, string | undefined>;

/** The value of a variable; undefined if it is empty or not set. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** A whole number between two others, or the default; throws a `ConfigError` for any other value. */
export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

/** One of these words, by default the first one; throws a `ConfigError` for any other value. */
export function oneOf<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = text(env, name) ?? choices[0];
  const choice = choices.find((known) => known === value);
  if (!choice) {
    const known = [...new Set(choices)].join(' or ');
    throw new ConfigError(`${name} must be ${known}, not "${value}".`);
  }
  return choice;
}
