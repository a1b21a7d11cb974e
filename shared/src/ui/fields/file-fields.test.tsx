import { fireEvent, screen, within } from '@testing-library/react';
import { z } from 'zod';
import { fakeApi, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';
import { ImageField } from './image-field';

const schema = z.object({ avatar: z.string().optional(), files: z.string().optional() });
type Values = z.input<typeof schema>;
const { AttachmentsField } = fieldsOf<Values>();

const sign = {
  'GET /files/sign': ({ params }: { params: Record<string, unknown> }) => ({
    data: Object.fromEntries(
      String(params.names)
        .split(',')
        .map((name) => [name, `/uploads/users/${name}?signed`]),
    ),
  }),
};

function trial(initial: Values = {}, readOnly = false) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form schema={schema} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <ImageField<Values> name="avatar" label="تصویر" folder="users" readOnly={readOnly} />
      <AttachmentsField name="files" label="پیوست‌ها" folder="users" readOnly={readOnly} />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const picker = () => screen.getByLabelText('تصویر');
const preview = () => screen.findByRole('img', { name: 'پیش‌نمایش تصویر' });

describe('a picture', () => {
  it('is chosen, shown, replaced and removed', async () => {
    let count = 0;
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: `p-${(count += 1)}.png` }) });
    const { user, save } = trial();
    await user.upload(picker(), file('a.png'));
    expect(await preview()).toHaveAttribute('src', '/uploads/users/p-1.png?signed');
    await user.upload(picker(), file('b.png'));
    expect(await preview()).toHaveAttribute('src', '/uploads/users/p-2.png?signed');
    expect(await save()).toEqual({ avatar: 'p-2.png' });

    await user.click(screen.getByRole('button', { name: 'حذف تصویر' }));
    expect(picker()).toHaveFocus();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(await save()).toEqual({ avatar: '' });
  });

  it('is refused if its type is wrong; the old one stays, and the upload can be cancelled', async () => {
    fakeApi(sign);
    const { user, save } = trial({ avatar: 'old.png' });
    expect(picker()).toHaveAccessibleDescription('تصویر PNG یا JPG یا WebP تا ۱۰ مگابایت');
    fireEvent.drop(picker(), { dataTransfer: { files: [file('a.pdf', 'application/pdf')] } });
    expect(await screen.findByText('فقط تصویر (png، jpg یا webp) پذیرفته می‌شود')).toBeVisible();
    expect(picker()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(picker()).toBeValid();
    expect(await preview()).toHaveAttribute('src', '/uploads/users/old.png?signed');
    expect(await save()).toEqual({ avatar: 'old.png' });
  });

  it('keeps the form from being sent if its upload failed, and can be retried', async () => {
    let answer: unknown = refuse(500, { code: 'internal', message: 'بارگذاری فایل انجام نشد' });
    fakeApi({ ...sign, 'POST /files/upload': () => answer });
    const { user, save } = trial();
    await user.upload(picker(), file('a.png'));
    await screen.findByText('خطا در بارگذاری فایل a.png: بارگذاری فایل انجام نشد');
    expect(await save()).toBeUndefined();
    answer = { fileName: 'a.png' };
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await preview();
    expect(await save()).toEqual({ avatar: 'a.png' });
  });
});

describe('files', () => {
  it('are added to the focused field when pasted in the form, else to the first one', async () => {
    let count = 0;
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: `p-${(count += 1)}.png` }) });
    const { save } = trial();
    const paste = (at: HTMLElement, name: string) =>
      fireEvent.paste(at, { clipboardData: { files: [file(name)] } });
    paste(screen.getByLabelText('پیوست‌ها'), 'قبل.png');
    expect(await screen.findByRole('link', { name: 'قبل.png' })).toBeVisible();
    paste(screen.getByRole('button', { name: 'ثبت' }), 'چهره.png');
    await preview();
    expect(await save()).toEqual({ avatar: 'p-2.png', files: 'p-1.png' });
  });

  it('can be photographed if there is a camera', async () => {
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: 'photo.jpg' }) });
    const { user } = trial();
    const camera = screen.getByLabelText('گرفتن عکس');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, file('photo.jpg', 'image/jpeg'));
    expect(await screen.findByRole('link', { name: 'photo.jpg' })).toBeVisible();
    expect(screen.getByText('فایل photo.jpg بارگذاری شد')).toHaveAttribute('role', 'status');
  });

  it('are refused after the twentieth, with a message', async () => {
    fakeApi({ ...sign, 'POST /files/upload': () => ({ fileName: 'last.png' }) });
    const nineteen = Array.from({ length: 19 }, (_, index) => `f${index}.pdf`).join(',');
    const { user } = trial({ files: nineteen });
    await user.upload(screen.getByLabelText('پیوست‌ها'), [file('a.png'), file('b.png')]);
    expect(await screen.findByRole('link', { name: 'a.png' })).toBeVisible();
    expect(screen.getByText('حداکثر ۲۰ فایل؛ بقیه برداشته نشد.')).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(20);
  });

  it('are refused if the field does not accept their type, and the accepted types are listed', async () => {
    fakeApi(sign);
    renderScreen(
      <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
        <AttachmentsField name="files" label="قرارداد" folder="users" accept={['pdf', 'docx']} />
      </Form>,
    );
    expect(screen.getByLabelText('قرارداد')).toHaveAttribute('accept', '.pdf,.docx');
    // A phone's camera takes pictures only.
    expect(screen.queryByLabelText('گرفتن عکس')).not.toBeInTheDocument();
    fireEvent.drop(screen.getByLabelText('قرارداد'), { dataTransfer: { files: [file('a.png')] } });
    expect(await screen.findByText('فقط این نوع فایل‌ها پذیرفته می‌شود: pdf، docx')).toBeVisible();
  });

  it('cannot be changed if the field is read-only', async () => {
    fakeApi(sign);
    trial({ avatar: 'old.png', files: 'report.pdf' }, true);
    expect(await screen.findByRole('link', { name: 'report.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /حذف/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('تصویر')).not.toBeInTheDocument();
  });
});
