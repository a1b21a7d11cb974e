import { Icon } from '../controls/icon';
import { Heading, SortButton } from './resource-table.styles';
import type { Column } from './column';

interface Props<Row> {
  column: Column<Row>;
  /** The sort parameter now: `name` or `-name`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Whether its column names the rows. */
  isLead: boolean;
}

const drawings = { ascending: 'sort-up', descending: 'sort-down', none: 'sort' } as const;

/** The sort after a press: ascending first, then descending, then the server's own order. */
function nextSort(field: string, sort: string | undefined): string | undefined {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? undefined : field;
}

/** The heading of a column; a column that can be sorted has a button in it. */
export function ColumnHeading<Row>({ column, sort, onSort, isLead }: Props<Row>) {
  const { title, sort: field, align, quiet, heading, width, isLesser } = column;
  // `inlineSize` alone would shrink beside wide columns.
  const style = { inlineSize: width, minInlineSize: width };
  const marks = { 'data-lead': isLead || undefined, 'data-lesser': isLesser };
  const face = { role: 'columnheader', scope: 'col', $align: align, style, ...marks };
  if (!field || !onSort) {
    const words = quiet ? <span className="visually-hidden">{title}</span> : title;
    return (
      <Heading {...face} data-quiet={quiet || undefined}>
        {heading ?? words}
      </Heading>
    );
  }
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  return (
    <Heading {...face} data-sortable aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(nextSort(field, sort))}>
        {title}
        <Icon name={drawings[order]} size={14} />
      </SortButton>
    </Heading>
  );
}
