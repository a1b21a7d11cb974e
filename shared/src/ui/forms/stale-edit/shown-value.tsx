import type { AboutField } from '../../controls/form-context';
import { useLabels } from '../../fields/options/use-labels';
import { m } from './messages';

interface Props {
  about: AboutField | undefined;
  value: unknown;
  /** Whether it is an entry of a list; an entry that is undefined was removed. */
  isEntry: boolean;
}

/** A value of a field as people read it. */
export function ShownValue({ about, value, isEntry }: Props) {
  const text = textOf(about, value, isEntry);
  const unlabelled = about?.labelOf && text === String(value) ? [text] : [];
  const labelled = useLabels(unlabelled, [], about?.labelOf);
  return <span dir="auto">{(unlabelled.length > 0 ? labelled(text) : text) || m.empty}</span>;
}

function textOf(about: AboutField | undefined, value: unknown, isEntry: boolean): string {
  if (isEntry) return value === undefined ? m.removed : (about?.showEntry?.(value) ?? '');
  return about?.show?.(value) ?? String(value ?? '');
}
