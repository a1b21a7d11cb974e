import { useState } from 'react';
import styled from 'styled-components';
import { useListParams } from '../../api/use-list-params';
import { appointmentStatusLabels } from '../../contracts/appointment-texts';
import { BulkBar } from '../../ui/tables/bulk-bar';
import { Button } from '../../ui/controls/button';
import { FilterSelect } from '../../ui/tables/filter-select';
import { LocalTable } from '../../ui/tables/local-table';
import { ResourceTable, type ListAnswer } from '../../ui/tables/resource-table';
import { SearchField } from '../../ui/tables/search-field';
import { EmptyView } from '../../ui/views/state-views';
import { toast } from '../../ui/overlays/toast';
import { useRowSelection } from '../../ui/tables/use-row-selection';
import type { Example, GalleryPage } from '../gallery-page';
import {
  columnsWithLesser,
  everyKind,
  longColumns,
  visitActions,
  visitColumns,
} from './table-columns';
import { visit, visitPage, type Visit } from './table-samples';

const idle = { error: undefined, isLoading: false, isValidating: false, mutate: () => undefined };
const none = { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } };
const refusal = new Error('ارتباط با سرور برقرار نشد.');
const readPage = async (page: number, limit: number) => visitPage(page, limit);
const statuses = Object.entries(appointmentStatusLabels).map(([value, label]) => ({
  value,
  label,
}));

function Whole() {
  const { page, search, sort, filters, ...set } = useListParams();
  const list: ListAnswer<Visit> = { ...idle, data: visitPage(page), readPage };
  return (
    <ResourceTable
      label="نوبت‌ها"
      name="gallery-visits"
      columns={[...visitColumns, visitActions]}
      list={list}
      empty="نوبتی نیست"
      toolbar={
        <>
          <SearchField label="جستجوی نوبت" value={search} onSearch={set.setSearch} />
          <FilterSelect
            label="وضعیت"
            value={filters.status}
            options={statuses}
            onChange={(value) => set.setFilter('status', value)}
          />
        </>
      }
      page={page}
      onPage={set.setPage}
      sort={sort}
      onSort={set.setSort}
    />
  );
}

function Kinds() {
  const data = { data: visitPage(1).data.slice(0, 4), meta: none.meta };
  return <ResourceTable label="گونه‌ها" columns={everyKind} list={{ ...idle, data }} empty="" />;
}

/** As wide as the content beside the menu at a window of 768 px. */
const Narrow = styled.div`
  max-inline-size: 44rem;
`;

function Lesser() {
  const data = { data: visitPage(1).data.slice(0, 4), meta: none.meta };
  return (
    <Narrow>
      <ResourceTable
        label="ستون‌های فرعی"
        columns={columnsWithLesser}
        list={{ ...idle, data }}
        empty=""
      />
    </Narrow>
  );
}

function Choosing() {
  const [page, setPage] = useState(1);
  const data = visitPage(page, 5);
  const selection = useRowSelection<Visit>({ rows: data.data, nameOf: ({ patient }) => patient });
  return (
    <ResourceTable
      label="یادآوری نوبت"
      columns={[selection.column, ...visitColumns.slice(0, 5)]}
      list={{ ...idle, data }}
      empty=""
      page={page}
      onPage={setPage}
      isSelected={selection.isSelected}
      bulk={
        <BulkBar selection={selection}>
          <Button size="small" icon="sms" onClick={() => toast.success('یادآوری فرستاده شد')}>
            ارسال یادآوری
          </Button>
        </BulkBar>
      }
    />
  );
}

function Long() {
  const [isWanted, setWanted] = useState(false);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<string>();
  const [rows] = useState(() => Array.from({ length: 10_000 }, (_, index) => visit(index)));
  if (!isWanted) {
    return (
      <div>
        <Button onClick={() => setWanted(true)}>نمایش ده هزار ردیف</Button>
      </div>
    );
  }
  return (
    <LocalTable
      label="همه نوبت‌ها"
      name="gallery-long"
      columns={longColumns}
      list={{ ...idle, data: { data: rows, meta: { ...none.meta, total: rows.length } } }}
      empty=""
      toolbar={<SearchField label="جستجو در همه نوبت‌ها" value={search} onSearch={setSearch} />}
      search={search}
      onShowAll={search ? () => setSearch('') : undefined}
      sort={sort}
      onSort={setSort}
    />
  );
}

/** The table of visits in one state. */
function state(
  name: string,
  list: Partial<ListAnswer<Visit>>,
  rest: { onShowAll?: () => void; mayRead?: false } = {},
): Example {
  const nothing = (
    <EmptyView
      icon="calendar"
      title="هنوز نوبتی ثبت نشده است"
      hint="نوبت‌های زیباجویان اینجا دیده می‌شوند."
      action={<Button tone="primary">ثبت نوبت</Button>}
    />
  );
  const Show = () => (
    <ResourceTable
      label={name}
      columns={visitColumns}
      list={{ ...idle, ...list }}
      empty={nothing}
      page={1}
      onPage={() => undefined}
      {...rest}
    />
  );
  return { name, Show };
}

const some = { ...visitPage(1), data: visitPage(1).data.slice(0, 3) };

export const tables: GalleryPage = {
  path: 'tables',
  title: 'جدول',
  examples: [
    { name: 'فهرست نوبت‌ها', Show: Whole },
    { name: 'گونه‌های ستون', Show: Kinds },
    { name: 'ستون‌های فرعی', Show: Lesser },
    { name: 'انتخاب چند ردیف', Show: Choosing },
    { name: 'ده هزار ردیف', Show: Long },
    state('در حال بارگذاری', { isLoading: true }),
    state('خالی', { data: none }),
    state('خالی با جستجو', { data: none }, { onShowAll: () => undefined }),
    state('خطا', { error: refusal }),
    state('خطای به‌روزرسانی', { data: some, error: refusal, isPrevious: false }),
    state('بدون دسترسی', {}, { mayRead: false }),
  ],
};
