import type { KeyboardEvent } from 'react';

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };
const controls = 'a[href], button:not(:disabled), input[type=checkbox]';

/**
 * Arrow Up and Down move the focus from a link, button or checkbox to the same one of the row above or below. A control
 * that handles the arrow itself, such as a menu button, is left alone.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(controls)) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const place = [...cell.querySelectorAll(controls)].indexOf(target);
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
  const next = rows[rows.indexOf(row) + step]?.cells[cell.cellIndex];
  const nextControls = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const found = nextControls[Math.min(place, nextControls.length - 1)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
