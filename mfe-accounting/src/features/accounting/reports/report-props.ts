import type { ListParams } from '@ziba/shared/api/use-list-params';

/** What the address keeps of a report; the names are those of the server. */
export const reportFilters = ['report', 'from', 'to', 'by', 'method', 'target', 'point'] as const;

/** What every report takes: its range, grouping, page and order, and how they are changed. */
export type ReportProps = ListParams<(typeof reportFilters)[number]>;

/** The requested days of a report; the last 30 on the server when they are left out. */
export const rangeOf = ({ filters: { from, to } }: Pick<ReportProps, 'filters'>) => ({ from, to });
