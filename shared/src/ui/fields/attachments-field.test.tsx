import { fireEvent, screen, within } from '@testing-library/react';
import { z } from 'zod';
import { fakeApi, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';

const schema = z.object({ files: z.string().optional() });
type Values = z.input<typeof schema>;
const fields = fieldsOf<Values>();

const url = (name: string) => `/uploads/products/${name}?signed`;

function trial(field: React.ReactNode, initial: Values = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      {field}
    </Form>,
  );
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { ...view, save };
}

describe('attachments', () => {
  const sign = {
    'GET /files/sign': ({ params }: { params: Record<string, unknown> }) => ({
      data: Object.fromEntries(
        String(params.names)
          .split(',')
          .map((name) => [name, url(name)]),
      ),
    }),
  };
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  const picker = () => screen.getByLabelText('پیوست‌ها');
  const field = <fields.AttachmentsField name="files" label="پیوست‌ها" folder="products" />;

  it('are uploaded at the same time, linked, removed, and sent as one text', async () => {
    let count = 0;
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: `new-${(count += 1)}.png` }) });
    const { user, save } = trial(field, { files: 'old.pdf' });
    await user.upload(picker(), [picture('قبل.png'), picture('بعد.png')]);
    const list = screen.getByRole('list');
    expect(await within(list).findByRole('link', { name: 'بعد.png' })).toHaveAttribute(
      'href',
      url('new-2.png'),
    );
    await user.click(within(list).getByRole('button', { name: 'حذف old.pdf' }));
    expect(await save()).toEqual({ files: 'new-1.png,new-2.png' });
  });

  it('have the names of the original files', async () => {
    const names = { 'patients-1a2b.pdf': 'رضایت‌نامه.pdf' };
    fakeApi({ 'GET /files/sign': () => ({ data: { 'patients-1a2b.pdf': '/f/1' }, names }) });
    trial(field, { files: 'patients-1a2b.pdf' });
    expect(await screen.findByRole('link', { name: 'رضایت‌نامه.pdf' })).toHaveAttribute(
      'href',
      '/f/1',
    );
    expect(screen.getByRole('button', { name: 'حذف رضایت‌نامه.pdf' })).toBeVisible();
  });

  it('show why an upload failed, keep the form from being sent, and can be retried', async () => {
    let answer: unknown = refuse(500, { code: 'internal', message: 'بارگذاری فایل انجام نشد' });
    fakeApi({ ...sign, 'POST /files/upload': () => answer });
    const { user, save } = trial(field);
    await user.upload(picker(), picture('قبل.png'));
    expect(
      await screen.findByText('خطا در بارگذاری فایل قبل.png: بارگذاری فایل انجام نشد'),
    ).toBeVisible();
    expect(await save()).toBeUndefined();
    expect(picker()).toHaveAccessibleDescription(/فایلی بارگذاری نشده است/);

    answer = { fileName: 'new.png' };
    await user.click(screen.getByRole('button', { name: 'بارگذاری دوباره قبل.png' }));
    await screen.findByRole('link', { name: 'قبل.png' });
    expect(await save()).toEqual({ files: 'new.png' });
  });

  it('are refused before the upload if their type is wrong', async () => {
    const calls = fakeApi(sign);
    trial(<fields.AttachmentsField name="files" label="پیوست‌ها" folder="products" />);
    // Dropped: the file dialog would not offer it.
    fireEvent.drop(picker(), { dataTransfer: { files: [new File(['x'], 'virus.exe')] } });
    expect(await screen.findByText(/این نوع فایل پذیرفته نمی‌شود/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('are only pictures if the field says so, with previews', async () => {
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: 'new.png' }) });
    const field = { name: 'files', label: 'پیوست‌ها', folder: 'services' } as const;
    const { user, container } = trial(<fields.AttachmentsField {...field} single pictures />);
    fireEvent.drop(picker(), { dataTransfer: { files: [new File(['x'], 'a.pdf')] } });
    expect(await screen.findByText('فقط تصویر (png، jpg یا webp) پذیرفته می‌شود')).toBeVisible();

    await user.upload(picker(), new File(['x'], 'b.png', { type: 'image/png' }));
    const link = await screen.findByRole('link', { name: 'b.png' });
    expect(container.querySelector('img')?.src).toBe((link as HTMLAnchorElement).href);
  });
});
