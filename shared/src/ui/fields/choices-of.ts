import type { SelectOption } from '../native-select';

/** Options as pairs of text: what is its own label, and ids, which arrive as text. */
export function choicesOf(
  options: readonly (string | SelectOption)[],
): { value: string; label: string }[] {
  return options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { label: option.label, value: String(option.value) },
  );
}
