import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { TypedText } from '../controls/typed-text';
import { printWords } from './messages';
import { Lines } from './paper.styles';
import type { PrintDocument } from './print-document';

/** The lines of a document; sheets number them, and repeat the headings on each page. */
export function PaperLines({
  title,
  size,
  columns,
  rows,
}: Pick<PrintDocument, 'title' | 'size' | 'columns' | 'rows'>) {
  if (!columns || !rows || rows.length === 0) return null;
  const isNumbered = size !== 'receipt';
  return (
    <Lines aria-label={printWords.lines(title)}>
      <thead>
        <tr>
          {isNumbered && (
            <th scope="col" data-number>
              {printWords.rowNumber}
            </th>
          )}
          {columns.map((column) => (
            <th key={column.title} scope="col" data-figures={column.figures}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {isNumbered && <td>{formatNumber(row + 1)}</td>}
            {cells.map((cell, index) => (
              <td key={columns[index]?.title} data-figures={columns[index]?.figures}>
                {typeof cell === 'number' ? (
                  formatNumber(cell)
                ) : (
                  <TypedText>{formatText(cell)}</TypedText>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}
