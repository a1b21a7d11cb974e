import {
  anInternalService,
  anInternalServiceDocument,
} from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { EditInternalDocumentScreen } from './edit-internal-document-screen';
import { NewInternalDocumentScreen } from './new-internal-document-screen';

const services = { 'GET /internal-services': () => pageWith(anInternalService()) };
const stored = {
  ...services,
  'GET /internal-service-documents/71': () => anInternalServiceDocument(),
};
const creating = { path: '/clinic/accounting/local-services/new-document', toasts: true };
const editing = {
  path: '/clinic/accounting/local-services/edit-document/:id',
  at: '/clinic/accounting/local-services/edit-document/71',
  toasts: true,
};
const create = 'POST /internal-service-documents';

testRecordScreen({
  element: <EditInternalDocumentScreen />,
  place: editing,
  read: 'GET /internal-service-documents/71',
  answers: stored,
  find: () => screen.findByLabelText('مبلغ پرداختی'),
});

async function fill(answer: Parameters<typeof fakeApi>[0] & object) {
  const calls = fakeApi({ ...services, ...answer });
  const { user, location } = renderScreen(<NewInternalDocumentScreen />, creating);
  await screen.findByRole('option', { name: 'نظافت' });
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const service = screen.getByLabelText('خدمت داخلی');
  expect(service).toHaveAccessibleDescription('انتخاب خدمت الزامی است');
  await user.selectOptions(service, 'نظافت');
  expect(screen.getByLabelText('هزینه خدمت')).toHaveValue('۶٬۰۰۰٬۰۰۰');
  await user.type(screen.getByLabelText('مبلغ پرداختی'), '2000000');
  expect(screen.getByText('۴٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  return { calls, location };
}

it('takes the cost of the chosen service, and shows what will be owed', async () => {
  const { calls, location } = await fill({ [create]: () => anInternalServiceDocument() });
  expect(await screen.findByText('سند با موفقیت ثبت شد.')).toBeVisible();
  expect(location()).toBe('/clinic/accounting/clinic');
  expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
    internal_service_id: 61,
    system_code: expect.stringMatching(/^[1-9]\d{4}$/),
    default_service_cost: 6_000_000,
    paid_amount: 2_000_000,
  });
});

it('says at the field that more was paid than the service costs, and keeps what was typed', async () => {
  const message = 'مبلغ پرداختی بیشتر از هزینه خدمت است';
  const refusal = { code: 'overpaid', message, fields: { paid_amount: message } };
  await fill({ [create]: () => refuse(409, refusal) });
  await screen.findByText(message);
  const paid = screen.getByLabelText('مبلغ پرداختی');
  expect(paid).toHaveAccessibleDescription(`${message} دو میلیون تومان`);
  expect(paid).toHaveValue('۲٬۰۰۰٬۰۰۰');
});

it('keeps the cost of a stored document, and its service after that was archived', async () => {
  const change = 'POST /internal-service-documents/71';
  const calls = fakeApi({
    'GET /internal-services': () => pageWith(anInternalService({ id: 62, subject: 'اجاره' })),
    'GET /internal-service-documents/71': () =>
      anInternalServiceDocument({ default_service_cost: 5_000_000 }),
    [change]: () => anInternalServiceDocument({ version: 2 }),
  });
  const { user } = renderScreen(<EditInternalDocumentScreen />, editing);
  await screen.findByRole('option', { name: 'اجاره' });
  expect(screen.getByLabelText('خدمت داخلی')).toHaveDisplayValue('نظافت');
  expect(screen.getByLabelText('هزینه خدمت')).toHaveValue('۵٬۰۰۰٬۰۰۰');
  await user.type(screen.getByLabelText('توضیحات'), 'نقد');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('سند با موفقیت ویرایش شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === change)?.body).toEqual({
    description: 'نقد',
    version: 1,
  });
});
