import { useState } from 'react';
import type { Page } from '../../contracts/common';
import { formatDay } from '../../format/date';
import { formatToman } from '../../format/money';
import { EditLink } from '../../ui/edit-link';
import { FilterSelect } from '../../ui/filter-select';
import { ResourceTable, type Column } from '../../ui/resource-table';
import { SearchField } from '../../ui/search-field';
import { StatusBadge } from '../../ui/status-badge';
import { Toolbar } from '../../ui/toolbar';
import type { GalleryPage } from '../gallery-page';

interface Row {
  id: number;
  name: string;
  fee: number;
  date: string;
}

const rows: Row[] = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `لیزر صورت ${index + 1}`,
  fee: 890_000 * (index + 1),
  date: `2026-03-${String(index + 10)}`,
}));

const columns: Column<Row>[] = [
  { title: 'نام', cell: ({ name }) => name, sort: 'name' },
  { title: 'تعرفه', cell: ({ fee }) => formatToman(fee), sort: 'fee' },
  { title: 'تاریخ', cell: ({ date }) => formatDay(date) },
  { title: 'وضعیت', cell: () => <StatusBadge tone="success" label="فعال" /> },
  { title: 'کارها', quiet: true, cell: ({ name }) => <EditLink to="/tables" name={name} /> },
];

const page: Page<Row> = { data: rows, meta: { page: 2, limit: 10, total: 96, totalPages: 10 } };
const idle = { error: undefined, isLoading: false, isValidating: false, mutate: () => undefined };

function Filled() {
  const [at, setAt] = useState(2);
  const [sort, setSort] = useState<string>();
  const list = { ...idle, data: { ...page, meta: { ...page.meta, page: at } } };
  return (
    <>
      <Toolbar>
        <SearchField label="جستجو" value="" onSearch={() => undefined} />
        <FilterSelect label="نوع" value="" options={['لیزر', 'تزریق']} onChange={() => undefined} />
      </Toolbar>
      <ResourceTable
        label="خدمات"
        columns={columns}
        list={list}
        empty="خدمتی نیست"
        page={at}
        onPage={setAt}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

function Empty() {
  const none = { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } };
  return (
    <ResourceTable
      label="خالی"
      columns={columns}
      list={{ ...idle, data: none }}
      empty="خدمتی نیست"
    />
  );
}

function Failed() {
  const error = new Error('خطا در دریافت اطلاعات');
  return (
    <ResourceTable
      label="خطا"
      columns={columns}
      list={{ ...idle, data: undefined, error }}
      empty=""
    />
  );
}

export const tables: GalleryPage = {
  path: 'tables',
  title: 'جدول',
  examples: [
    { name: 'صفحه دوم', Show: Filled },
    { name: 'خالی', Show: Empty },
    { name: 'خطا', Show: Failed },
  ],
};
