import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import { renderScreen } from '../../testing/render-screen';
import { PrintButton } from './print-button';
import type { PrintDocument } from './print-document';

const receipt: PrintDocument = {
  size: 'receipt',
  title: 'رسید پرداخت',
  number: 'PAY-42',
  date: '2025-05-31',
  clinic: { name: 'کلینیک آسال', address: 'شیراز، کوچه 12', phone: '07136270000' },
  facts: [{ label: 'زیباجو', value: 'سارا رضایی' }],
  columns: [{ title: 'شرح' }, { title: 'مبلغ', figures: true }],
  rows: [['لیزر', 1_850_000]],
  totals: [{ label: 'قابل پرداخت', amount: 1_850_000, strong: true }],
  inWords: 1_850_000,
  signatures: ['امضای زیباجو'],
  code: 'PAY-42',
};

async function open(content = receipt) {
  const view = renderScreen(<PrintButton content={content}>چاپ رسید</PrintButton>);
  await view.user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'پیش‌نمایش رسید پرداخت' }) };
}

it('shows what will be printed', async () => {
  const { dialog } = await open();
  const paper = within(dialog).getByRole('article');
  for (const words of [
    'کلینیک آسال',
    'شیراز، کوچه ۱۲',
    'شمارهPAY-42',
    'تاریخ۱۴۰۴/۰۳/۱۰',
    'زیباجوسارا رضایی',
    'قابل پرداخت۱٬۸۵۰٬۰۰۰ تومان',
    'به حروف: یک میلیون و هشتصد و پنجاه هزار تومان',
    'امضای زیباجو',
  ]) {
    expect(paper).toHaveTextContent(words);
  }
  const lines = within(paper).getByRole('table', { name: 'ردیف‌های رسید پرداخت' });
  expect(within(lines).getAllByRole('row')[1]).toHaveTextContent('لیزر۱٬۸۵۰٬۰۰۰');
  expect(await within(paper).findByRole('img', { name: 'کد QR شماره PAY-42' })).toBeInTheDocument();
});

it('prints when asked, and returns the focus', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'چاپ' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'چاپ رسید' })).toHaveFocus();
});

it('shows a label with its barcode', async () => {
  const { dialog } = await open({ ...receipt, size: 'label', barcode: 'PRD-7' });
  const paper = within(dialog).getByRole('article');
  expect(paper).toHaveTextContent('قابل پرداخت: ۱٬۸۵۰٬۰۰۰ تومان');
  expect(within(paper).getByRole('img', { name: 'بارکد PRD-7' })).toHaveTextContent('PRD-7');
});

it('numbers the lines of a sheet', async () => {
  const { dialog } = await open({ ...receipt, size: 'a4' });
  const [, row] = within(within(dialog).getByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent('۱لیزر۱٬۸۵۰٬۰۰۰');
});

it('loads the document again on each press, and offers its other papers', async () => {
  const fetched = jest.fn(async () => ({ ...receipt, otherSizes: ['a5'] as const }));
  const { user } = renderScreen(<PrintButton content={fetched}>چاپ رسید</PrintButton>);
  expect(fetched).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'چاپ رسید' });
  await user.click(button);
  const paper = await screen.findByRole('combobox', { name: 'کاغذ' });
  expect(screen.getByRole('article')).toHaveAttribute('data-size', 'receipt');
  await user.selectOptions(paper, 'A5');
  expect(screen.getByRole('article')).toHaveAttribute('data-size', 'a5');
  await user.keyboard('{Escape}');
  await user.click(button);
  await screen.findByRole('dialog');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says why a document could not be loaded', async () => {
  const fetched = () =>
    Promise.reject(new ApiError(404, { code: 'not_found', message: 'رسید یافت نشد' }));
  const { user } = renderScreen(<PrintButton content={fetched}>چاپ رسید</PrintButton>);
  await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('رسید یافت نشد');
});
