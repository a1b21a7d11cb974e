import type { FieldDescription } from '../../controls/form-context';
import { useLabels } from '../../fields/options/use-labels';
import { m } from './messages';

interface Props {
  description: FieldDescription | undefined;
  value: unknown;
  /** Whether it is an entry of a list; an entry that is undefined was removed. */
  isEntry: boolean;
}

/** A value of a field as people read it. */
export function ShownValue({ description, value, isEntry }: Props) {
  const text = textOf(description, value, isEntry);
  const unlabelled = description?.labelOf && text === String(value) ? [text] : [];
  const labelled = useLabels(unlabelled, [], description?.labelOf);
  return <span dir="auto">{(unlabelled.length > 0 ? labelled(text) : text) || m.empty}</span>;
}

function textOf(
  description: FieldDescription | undefined,
  value: unknown,
  isEntry: boolean,
): string {
  if (isEntry) return value === undefined ? m.removed : (description?.showEntry?.(value) ?? '');
  return description?.show?.(value) ?? String(value ?? '');
}
