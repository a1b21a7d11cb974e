import type { StockCountLine, StockCountSheet } from '@ziba/shared/contracts/stock-counts';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { CountedInput } from './counted-input';
import { m } from './messages';

interface Props {
  sheet: StockCountSheet;
  /** Whether quantities can be typed. */
  isOpen: boolean;
}

const inUnit = (amount: number, { unit }: StockCountLine) =>
  `${formatNumber(amount)} ${formatText(unit)}`;

/** A difference with its sign. */
function formatDifference({ difference }: StockCountLine): string {
  if (difference === 0) return formatNumber(0);
  const amount = formatNumber(Math.abs(difference));
  return difference > 0 ? m.more(amount) : m.less(amount);
}

const columnsOf = ({ id }: StockCountSheet, isOpen: boolean): ListColumn<StockCountLine>[] => [
  textColumn({ title: m.line.name, text: ({ name }) => name }),
  codeColumn({
    title: m.line.code,
    isLesser: true,
    code: ({ product_code }) => product_code,
  }),
  {
    title: m.line.counted,
    // Another version is another line: what was typed for the one before is dropped.
    cell: (line) =>
      isOpen ? (
        <CountedInput key={`${line.id}-${line.version}`} countId={id} line={line} />
      ) : (
        inUnit(line.counted, line)
      ),
    value: ({ counted }) => counted,
  },
  numberColumn({ title: m.line.expected, number: ({ expected }) => expected, format: inUnit }),
  {
    title: m.line.difference,
    cell: (line) => <bdi dir="ltr">{formatDifference(line)}</bdi>,
    value: ({ difference }) => difference,
  },
  textColumn({ title: m.line.by, isLesser: true, text: ({ counted_by }) => counted_by }),
];

/** The counted products of a stock-taking, the one that was counted last first. */
export function CountLines({ sheet, isOpen }: Props) {
  const { lines } = sheet;
  const total = lines.length;
  const list = {
    data: { data: lines, meta: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 } },
    isLoading: false,
    mutate: () => undefined,
  };
  return (
    <LocalTable
      label={m.lines}
      name="stock-count"
      columns={columnsOf(sheet, isOpen)}
      list={list}
      empty={m.noLines}
    />
  );
}
