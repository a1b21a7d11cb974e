/** Replaces null by zero for numbers whose column is required; a missing field stays missing. */
export function zeroForNull<Input extends object, Name extends keyof Input>(
  input: Input,
  ...names: Name[]
): Input & { [key in Name]?: Exclude<Input[key], null> } {
  const cleared = names.filter((name) => input[name] === null).map((name) => [name, 0]);
  return { ...input, ...Object.fromEntries(cleared) };
}
