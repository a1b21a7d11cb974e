import { anInternalService } from '@ziba/shared/testing/accounting-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { EditInternalServiceScreen } from './edit-internal-service-screen';
import { NewInternalServiceScreen } from './new-internal-service-screen';

const stored = { 'GET /internal-services/61': () => anInternalService() };
const editing = {
  path: '/clinic/accounting/local-services/edit/:id',
  at: '/clinic/accounting/local-services/edit/61',
  toasts: true,
};

testRecordScreen({
  element: <EditInternalServiceScreen />,
  place: editing,
  read: 'GET /internal-services/61',
  answers: stored,
  find: () => screen.findByLabelText('موضوع خدمت'),
});

it('registers a service under a generated code', async () => {
  const create = 'POST /internal-services';
  const calls = fakeApi({ [create]: ({ body }) => anInternalService(body as object) });
  const path = '/clinic/accounting/local-services/new';
  const { user, location } = renderScreen(<NewInternalServiceScreen />, { path, toasts: true });
  expect(screen.getByLabelText('کد سیستمی')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const subject = screen.getByLabelText('موضوع خدمت');
  expect(subject).toHaveAccessibleDescription('لطفا موضوع خدمت را وارد کنید');
  await user.type(subject, 'اجاره');
  await user.type(screen.getByLabelText('هزینه خدمت'), '۲۵۰۰۰۰۰۰');
  await user.type(screen.getByLabelText('مدت خدمت'), '12');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('خدمت داخلی با موفقیت ثبت شد')).toBeVisible();
  expect(location()).toBe('/clinic/accounting/local-services');
  expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
    subject: 'اجاره',
    system_code: expect.stringMatching(/^SRV-[1-9]\d{4}$/),
    prepayment_cost: 25_000_000,
    duration_months: 12,
  });
});

it('sends only what was changed of a service', async () => {
  const change = 'POST /internal-services/61';
  const calls = fakeApi({ ...stored, [change]: () => anInternalService({ version: 2 }) });
  const { user, location } = renderScreen(<EditInternalServiceScreen />, editing);
  await user.type(await screen.findByLabelText('توضیحات'), 'هفته‌ای دو بار');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('خدمات با موفقیت ویرایش شد')).toBeVisible();
  expect(location()).toBe('/clinic/accounting/local-services');
  expect(calls.find(({ call }) => call === change)?.body).toEqual({
    description: 'هفته‌ای دو بار',
    version: 1,
  });
});
