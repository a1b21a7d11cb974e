import { isValidElement, type ReactNode } from 'react';
import { toLatinDigits } from '../../format/digits';
import type { CellValue, Column } from './column';

/** The words in what is drawn; what a component draws by itself is not seen. */
function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? plainText(node.props.children) : '';
}

/** What a cell says outside the screen: its bare value, or else its words with Latin digits. */
export function valueOf<Row>({ value, cell }: Column<Row>, row: Row): CellValue {
  return value ? value(row) : toLatinDigits(plainText(cell(row)));
}
