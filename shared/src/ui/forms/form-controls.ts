import type { WrongField } from './error-summary';

/** The element that contains the controls: a form, or the group of an entry inside one. */
export type FieldsElement = HTMLFormElement | HTMLFieldSetElement;

/** The value of the second button that saves. */
export const secondSubmitValue = 'second';

const nameOf = (control: Element) =>
  control.getAttribute('name') ?? control.getAttribute('data-field') ?? '';

const inPageOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** `sessions.2` for `sessions.2.date`, '' for `sessions`. */
const parentOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * The controls with these names in the order of the page, each once. If a group has no control at the
 * moment, such as a choice of times when none is free, it is the group's element. If a part of a list has
 * no control, it is that of its entry, and if the entry has none, that of the list.
 */
function controlsOf(form: FieldsElement, names: ReadonlySet<string>): HTMLElement[] {
  const byName = new Map<string, HTMLElement>();
  for (const element of [...form.elements, ...form.querySelectorAll('[data-field]')]) {
    const name = nameOf(element);
    if (name && element instanceof HTMLElement && !byName.has(name)) byName.set(name, element);
  }
  const nearest = (name: string): HTMLElement | undefined =>
    name === '' ? undefined : (byName.get(name) ?? nearest(parentOf(name)));
  const found = new Set([...names].flatMap((name) => nearest(name) ?? []));
  return [...found].sort(inPageOrder);
}

/** The name of a control on the page; for radio buttons and check boxes the name of their group. */
function labelOf(control: HTMLElement): string {
  const isChoice = control.matches('[type=radio], [type=checkbox], [data-field]');
  const group = isChoice && control.closest('[role$=group][aria-labelledby]');
  const caption = group && document.getElementById(group.getAttribute('aria-labelledby') ?? '');
  const label = 'labels' in control && (control.labels as NodeListOf<Element> | null)?.[0];
  const text = control.getAttribute('aria-label') ?? (caption || label || null)?.textContent;
  return text?.trim() ?? '';
}

/** Focuses the first control, in the order of the page, with one of the names. */
export function focusFirst(form: FieldsElement, names: ReadonlySet<string>): void {
  controlsOf(form, names)[0]?.focus();
}

/** The fields with these names in the order of the page, with their labels. */
export function wrongFields(form: FieldsElement, names: ReadonlySet<string>): WrongField[] {
  return controlsOf(form, names).map((control) => ({
    name: nameOf(control),
    label: labelOf(control),
  }));
}
