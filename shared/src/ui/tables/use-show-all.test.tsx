import { screen } from '@testing-library/react';
import { createResource } from '../../api/create-resource';
import { useListParams } from '../../api/use-list-params';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { ResourceTable, type Column } from './resource-table';

interface Product {
  id: number;
  name: string;
}
const products = createResource<Product>('/products');
const list = 'GET /products/pagination';
const columns: Column<Product>[] = [{ title: 'نام کالا', cell: ({ name }) => name }];
const none = { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } };

function Narrowing({ asks = true }: { asks?: boolean }) {
  const { search, filters, page } = useListParams();
  return (
    <ResourceTable
      label="کالاها"
      columns={columns}
      list={products.useList(asks ? { page, search, ...filters } : { page, limit: 5 })}
      empty="کالایی ثبت نشده است"
    />
  );
}

it.each(['search=%DA%98%D9%84', 'type_id=4'])(
  'offers to remove search and filters of the address (%s) when they leave no row',
  async (query) => {
    fakeApi({ [list]: () => none });
    const { user, location } = renderScreen(<Narrowing />, {
      path: '/',
      at: `/?${query}&sort=name`,
    });
    expect(await screen.findByText('موردی با این جستجو پیدا نشد')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
    expect(location()).toBe('/?sort=name');
    expect(await screen.findByText('کالایی ثبت نشده است')).toBeVisible();
  },
);

it('says that a list is empty if search and filters of the address belong to another list', async () => {
  fakeApi({ [list]: () => none });
  renderScreen(<Narrowing asks={false} />, { path: '/', at: '/?search=ژل&type_id=4' });
  expect(await screen.findByText('کالایی ثبت نشده است')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'نمایش همه' })).not.toBeInTheDocument();
});

it('uses the words of the screen when nothing matches', () => {
  renderScreen(
    <ResourceTable
      label="کالاها"
      columns={columns}
      list={{ data: none, query: { search: 'ژل' }, isLoading: false, mutate: () => undefined }}
      empty="کالایی ثبت نشده است"
      noMatch="کالایی با این جستجو یافت نشد"
    />,
    { path: '/', at: '/?search=ژل' },
  );
  expect(screen.getByText('کالایی با این جستجو یافت نشد')).toBeVisible();
});
