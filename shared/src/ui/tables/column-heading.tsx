import { Icon } from '../controls/icon';
import { Heading, SortButton } from './resource-table.styles';
import type { Column } from './column';

interface Props<Row> {
  column: Column<Row>;
  /** The sort word now: `name` or `-name`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** It heads the column that names the rows. */
  isLead: boolean;
}

const drawings = { ascending: 'sort-up', descending: 'sort-down', none: 'sort' } as const;

/** One press sorts upwards, the next downwards, the third as the server likes. */
function nextSort(field: string, sort: string | undefined): string | undefined {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? undefined : field;
}

/** The heading of a column; one that sorts is a button, for Enter and Space as for a press. */
export function ColumnHeading<Row>({ column, sort, onSort, isLead }: Props<Row>) {
  const { title, sort: field, align, quiet, heading, width, isLesser } = column;
  // The width alone gives way to wide columns.
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
