import type { SWRResponse } from 'swr';
import type { Page } from '../../contracts/lists';
import { namedInput, type Named, type NamedInput } from '../../contracts/named';
import { CardGrid } from '../../ui/views/card-grid';
import { NamedListEditor } from '../../ui/forms/named-list-editor';
import type { GalleryPage } from '../gallery-page';

const schema = namedInput('لطفا نام دسته‌بندی را وارد کنید');
const rows: Named[] = ['پوست', 'مو', 'لیزر', 'تزریق'].map((name, index) => ({
  id: index + 1,
  version: 1,
  name,
  name_en: null,
}));

type Answer = SWRResponse<Page<Named>, Error>;

/** The result of createResource, without a server. */
function listOf(answer: Partial<Answer>) {
  const mutate = () => Promise.resolve(undefined);
  const save = (input: Partial<NamedInput>) => Promise.resolve(input);
  return { useAll: () => ({ ...answer, mutate }) as Answer, useSave: () => save };
}
const pageOf = (data: Named[]) => ({
  data: { data, meta: { page: 1, limit: 10, total: data.length, totalPages: 1 } },
});

const filled = listOf(pageOf(rows));
const empty = listOf(pageOf([]));
const failed = listOf({ error: new Error('خطا در دریافت اطلاعات') });

function Filled() {
  return (
    <CardGrid min={20}>
      <NamedListEditor
        title="دسته‌بندی خدمات"
        hint="در فرم خدمات انتخاب می‌شود."
        resource={filled}
        schema={schema}
        withEnglish
      />
      <NamedListEditor title="تنها خواندنی" resource={filled} schema={schema} readOnly />
    </CardGrid>
  );
}

function Others() {
  return (
    <CardGrid min={20}>
      <NamedListEditor title="بدون مورد" resource={empty} schema={schema} />
      <NamedListEditor title="ناموفق" resource={failed} schema={schema} />
    </CardGrid>
  );
}

export const nameLists: GalleryPage = {
  path: 'name-lists',
  title: 'فهرست نام‌ها',
  examples: [
    { name: 'ویرایش فهرست', Show: Filled },
    { name: 'خالی و ناموفق', Show: Others },
  ],
};
