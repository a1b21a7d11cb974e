import styled from 'styled-components';
import { formatText } from '../../../format/text';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends ColumnOptions<Row> {
  text: (row: Row) => string | null | undefined;
}

/** Letters of a longer text that stay side by side, however wide the other columns are. */
const leastRoom = 14;

/** A column of kind text: words that people wrote, their digits as they are read. */
export function textColumn<Row>({ text, ...rest }: Options<Row>): ListColumn<Row> {
  return {
    ...rest,
    cell: (row) => {
      const shown = formatText(text(row));
      if (!shown) return null;
      return (
        <Words dir="auto" style={{ minInlineSize: `${Math.min(shown.length, leastRoom)}ch` }}>
          {shown}
        </Words>
      );
    },
    value: text,
  };
}

const Words = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;
