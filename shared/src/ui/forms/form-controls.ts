import type { WrongField } from './error-summary';

/** What holds the controls: a form, or the group of an entry inside one. */
export type FieldsElement = HTMLFormElement | HTMLFieldSetElement;

/** The value of the second button that saves. */
export const alsoValue = 'also';

const nameOf = (control: Element) =>
  control.getAttribute('name') ?? control.getAttribute('data-field') ?? '';

const inPageOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** `sessions.2` of `sessions.2.date`, and nothing of `sessions`. */
const wholeOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * The controls of a form that bear one of the names, in the order of the page; each once. A group that has
 * no control now, such as a choice of times where none is free, stands for itself; a part of a list that has
 * no control of its own leads to its entry, and an entry to the list.
 */
function controlsOf(form: FieldsElement, names: ReadonlySet<string>): HTMLElement[] {
  const byName = new Map<string, HTMLElement>();
  for (const element of [...form.elements, ...form.querySelectorAll('[data-field]')]) {
    const name = nameOf(element);
    if (name && element instanceof HTMLElement && !byName.has(name)) byName.set(name, element);
  }
  const nearest = (name: string): HTMLElement | undefined =>
    name === '' ? undefined : (byName.get(name) ?? nearest(wholeOf(name)));
  const found = new Set([...names].flatMap((name) => nearest(name) ?? []));
  return [...found].sort(inPageOrder);
}

/** What a control is called on the page: a choice of several by the name of its group. */
function labelOf(control: HTMLElement): string {
  const isChoice = control.matches('[type=radio], [type=checkbox], [data-field]');
  const group = isChoice && control.closest('[role$=group][aria-labelledby]');
  const caption = group && document.getElementById(group.getAttribute('aria-labelledby') ?? '');
  const label = 'labels' in control && (control.labels as NodeListOf<Element> | null)?.[0];
  const text = control.getAttribute('aria-label') ?? (caption || label || null)?.textContent;
  return text?.trim() ?? '';
}

/** Focuses the first control, in the order of the page, that bears one of the names. */
export function focusFirst(form: FieldsElement, names: ReadonlySet<string>): void {
  controlsOf(form, names)[0]?.focus();
}

/** The wrong fields in the order of the page, with what they are called there. */
export function wrongFields(form: FieldsElement, names: ReadonlySet<string>): WrongField[] {
  return controlsOf(form, names).map((control) => ({
    name: nameOf(control),
    label: labelOf(control),
  }));
}
