import { anInternalServiceDocument } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aFinancialDocument, aProductFinancial } from '@ziba/shared/testing/samples';
import { screen, within } from '@testing-library/react';
import { InternalDocumentsScreen } from '../features/accounting/internal-documents/internal-documents-screen';
import { ProductDocumentsScreen } from '../features/accounting/product-documents/product-documents-screen';
import { StaffDocumentScreen } from '../features/accounting/staff-documents/staff-document-screen';

async function voidIt(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(await screen.findByRole('button', { name: /^ابطال سند / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('علت ابطال'), 'دو بار ثبت شده');
  await user.click(dialog.getByRole('button', { name: 'ابطال' }));
  return dialog;
}

it('voids a document of an internal service with a reason', async () => {
  const calls = fakeApi({
    'GET /internal-service-documents/pagination': () => pageWith(anInternalServiceDocument()),
    'POST /internal-service-documents/71/void': () => anInternalServiceDocument({ status: 'void' }),
  });
  const { user } = renderScreen(<InternalDocumentsScreen />, { toasts: true });
  await voidIt(user);
  expect(await screen.findByText('سند باطل شد.')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/71/void'))?.body).toEqual({
    reason: 'دو بار ثبت شده',
  });
});

it('says why the document of sold goods is not voided', async () => {
  const message = 'موجودی کافی نیست';
  fakeApi({
    'GET /product-financial/pagination': () => pageWith(aProductFinancial()),
    'POST /product-financial/31/void': () => refuse(409, { code: 'stock', message }),
  });
  const { user } = renderScreen(<ProductDocumentsScreen />);
  const dialog = await voidIt(user);
  expect(await dialog.findByText(new RegExp(message))).toBeVisible();
});

it('shows that a document is void and why, and offers no change of it', async () => {
  fakeApi({
    'GET /financial-documents/7': () =>
      aFinancialDocument({ id: 7, status: 'void', void_reason: 'اشتباه در مبلغ' }),
  });
  renderScreen(<StaffDocumentScreen />, { path: '/documents/:id', at: '/documents/7' });
  expect(await screen.findByText(/اشتباه در مبلغ/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^ابطال/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^ویرایش/ })).not.toBeInTheDocument();
});
