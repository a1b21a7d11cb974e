/** What a form was opened with, by the names of the parameters of its address. */
export type Prefill = Readonly<Record<string, string | number | null | undefined>>;

/** The same as text, to tell one from another: `?patient=5`; '' for nothing. */
export function prefillText(prefill: Prefill = {}): string {
  const given = Object.entries(prefill).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
