/** The values that the address fills into a form, by the names of its parameters. */
export type Prefill = Readonly<Record<string, string | number | null | undefined>>;

/** The prefill as a text for comparison, such as `?patient=5`; '' if it is empty. */
export function prefillText(prefill: Prefill = {}): string {
  const given = Object.entries(prefill).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
