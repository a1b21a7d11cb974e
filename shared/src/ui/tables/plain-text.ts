import { isValidElement, type ReactNode } from 'react';
import { toLatinDigits } from '../../format/digits';
import type { CellValue, Column } from './column';

/** The text inside React elements; text that a component adds when it renders is not included. */
function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? plainText(node.props.children) : '';
}

/** The plain value of a cell: the column's `value`, or else the text of the cell with Latin digits. */
export function valueOf<Row>({ value, cell }: Column<Row>, row: Row): CellValue {
  return value ? value(row) : toLatinDigits(plainText(cell(row)));
}
