import { useListParams } from '@ziba/shared/api/use-list-params';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Screen } from '@ziba/shared/ui/views/screen';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import type { Report } from './report-list';
import { ReportNav } from './report-nav';
import { reportFilters, type ReportProps } from './report-props';

interface Props extends Pick<ComponentProps<typeof Screen>, 'title' | 'back'> {
  reports: readonly [Report, ...Report[]];
  /** The address of the page. */
  home: string;
}

/** Reports of which one is shown: which one, of which days and by what stands in the address. */
export function ReportScreen({ title, back, reports, home }: Props) {
  const params = useListParams({ filters: reportFilters });
  const { report: asked, from, to } = params.filters;
  const current = reports.find(({ key }) => key === asked) ?? reports[0];
  const { Content } = current;
  return (
    <Screen title={title} back={back}>
      <ReportNav {...{ reports, current, home, from, to }} />
      <Head>
        <h2>{m.names[current.key]}</h2>
        <p>{m.hints[current.key]}</p>
        <Choices {...params} report={current} />
      </Head>
      <Content key={current.key} {...params} />
    </Screen>
  );
}

function Choices({ report, filters, setFilter }: ReportProps & { report: Report }) {
  const { groups, isOfNow, isOfAllDays } = report;
  if (isOfNow) return <p>{m.now}</p>;
  const isUsualRange = !filters.from && !filters.to && !isOfAllDays;
  return (
    <>
      {isUsualRange && <p>{m.lastDays}</p>}
      <Row>
        <DateRange
          label={m.range}
          from={filters.from ?? ''}
          to={filters.to ?? ''}
          hasPresets
          onRange={({ from, to }) => {
            setFilter('from', from || undefined);
            setFilter('to', to || undefined);
          }}
        />
        {groups && (
          <FilterSelect
            label={m.by}
            value={filters.by ?? groups[0]}
            options={groups.map((value) => ({ value, label: m.groups[value] }))}
            onChange={(value) => setFilter('by', value)}
            all={null}
          />
        )}
      </Row>
    </>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-3) var(--space-5);
`;
