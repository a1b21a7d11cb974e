import { startSession } from '../session/session-store';
import { fakeApi, refuse } from '../testing/fake-api';
import { anUploadedFile } from '../testing/clinic-samples';
import { aLogin } from '../testing/session-samples';
import { uploadFile } from './upload-file';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

it('sends folder and file, renamed without spaces', async () => {
  const calls = fakeApi({ 'POST /files/upload': () => anUploadedFile() });
  startSession(aLogin());
  const answer = await uploadFile(file('فاکتور خرید (۲).PDF'), 'products');
  expect(answer.fileName).toBe('receipt-1a2b3c4d.pdf');

  const body = calls[0]?.body as FormData;
  expect([...body.keys()]).toEqual(['path', 'file']);
  expect(body.get('path')).toBe('products');
  expect((body.get('file') as File).name).toMatch(/^فاکتور-خرید-۲-[0-9a-f]{8}\.pdf$/);
});

it('gives a name to a file whose name has no usable character', async () => {
  const calls = fakeApi({ 'POST /files/upload': () => anUploadedFile() });
  await uploadFile(file('...png'), 'general');
  const sent = (calls[0]?.body as FormData).get('file') as File;
  expect(sent.name).toMatch(/^[\w-]+-[0-9a-f]{8}\.png$/);
});

it.each([
  ['program.exe', 10, 'این نوع فایل پذیرفته نمی‌شود؛ فقط تصویر، PDF و Word قابل بارگذاری است'],
  ['noextension', 10, 'این نوع فایل پذیرفته نمی‌شود؛ فقط تصویر، PDF و Word قابل بارگذاری است'],
  ['empty.png', 0, 'فایل انتخاب شده خالی است'],
  ['large.png', 10 * 1024 * 1024 + 1, 'حجم فایل نباید بیشتر از ۱۰ مگابایت باشد'],
])('refuses %s before sending anything', async (name, size, message) => {
  const calls = fakeApi();
  await expect(uploadFile(file(name, size), 'general')).rejects.toMatchObject({
    status: 400,
    message,
  });
  expect(calls).toEqual([]);
});

it('throws the refusal of the server', async () => {
  fakeApi({
    'POST /files/upload': () => refuse(429, { code: 'too_many', message: 'کمی صبر کنید' }),
  });
  await expect(uploadFile(file('a.png'), 'general')).rejects.toMatchObject({
    status: 429,
    message: 'کمی صبر کنید',
  });
});
