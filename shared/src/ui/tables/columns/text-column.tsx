import styled from 'styled-components';
import { formatText } from '../../../format/text';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends ColumnOptions<Row> {
  text: (row: Row) => string | null | undefined;
}

/** The least width of a longer text, in letters, however wide the other columns are. */
const leastWidth = 14;

/** A column of kind text: words that people wrote, shown with Persian digits. */
export function textColumn<Row>({ text, ...rest }: Options<Row>): ListColumn<Row> {
  return {
    ...rest,
    cell: (row) => {
      const shown = formatText(text(row));
      if (!shown) return null;
      return (
        <Words dir="auto" style={{ minInlineSize: `${Math.min(shown.length, leastWidth)}ch` }}>
          {shown}
        </Words>
      );
    },
    value: text,
    print: (row) => formatText(text(row)),
  };
}

const Words = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;
