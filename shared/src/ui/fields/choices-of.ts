import { formatText } from '../../format/text';
import type { SelectOption } from '../controls/native-select';

/** Options as pairs of texts. An option that is a text is both value and label; a number becomes a text. */
export function choicesOf(
  options: readonly (string | SelectOption)[],
): { value: string; label: string }[] {
  return options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { label: option.label, value: String(option.value) },
  );
}

type Options = readonly (string | SelectOption)[];

/** The label of a chosen value; the value itself if no option has it, '' for no value. */
export function labelIn(options: Options, value: unknown): string {
  if (value === null || value === undefined) return '';
  const chosen = choicesOf(options).find((choice) => choice.value === String(value));
  return formatText(chosen?.label ?? String(value));
}

/** The labels of a list of chosen values, joined by commas. */
export function labelsIn(options: Options, values: unknown): string {
  return Array.isArray(values) ? values.map((value) => labelIn(options, value)).join('، ') : '';
}
