import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import appointments from '../../sections/appointments.section';

const submit = 'POST /treatmentSessions/81/submit-report';
const shortage = { product_id: 4, name: 'سرنگ', unit: 'عدد', needed: 5, usable: 3, missing: 2 };
const refuseForStock = () =>
  refuse(409, {
    code: 'stock_short',
    message: 'موجودی انبار برای این گزارش کافی نیست. کمبود: سرنگ (۲ عدد)',
    details: { shortages: [shortage] },
  });
const isWithoutDeduction = (body: unknown) =>
  (body as { without_deduction?: object }).without_deduction !== undefined;

const openReport = () =>
  openSection(
    appointments,
    '/clinic/appointments/treatment-plan/report/create?session=81',
    'write',
  );
const question = () => screen.findByRole('dialog', { name: 'موجودی انبار کافی نیست' });

it('names the missing goods, and stores the report without deduction with a reason', async () => {
  let stored = aTreatmentSession({ remaining_amount: 0 });
  const calls = fakeApi({
    'GET /treatmentSessions/81/report/versions': () => pageWith(),
    'GET /treatmentSessions/81': () => stored,
    [submit]: ({ body }) =>
      isWithoutDeduction(body)
        ? (stored = aTreatmentSession({
            status: 'انجام شده',
            report: 'انجام شد',
            reported_at: '2026-01-10T14:00:00.000Z',
          }))
        : refuseForStock(),
  });
  const sent = () => calls.filter(({ call }) => call === submit).map(({ body }) => body);
  const { user, location } = openReport();
  const text = await screen.findByRole('textbox', { name: /^متن گزارش/ });
  await user.type(text, 'انجام شد');
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  expect(await question()).toHaveTextContent('سرنگ');
  expect(await question()).toHaveTextContent('نیاز ۵ عدد، قابل مصرف ۳ عدد، کمبود ۲ عدد');

  await user.click(within(await question()).getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/موجودی را اصلاح کنید/)).toBeVisible();
  expect(text).toHaveValue('انجام شد');
  expect(sent()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  const confirm = within(await question()).getByRole('button', { name: 'ثبت بدون کسر' });
  await user.click(confirm);
  expect(await screen.findByText('لطفا دلیل ثبت بدون کسر را وارد کنید')).toBeVisible();
  const reason = within(await question()).getByRole('textbox', { name: /^دلیل ثبت بدون کسر/ });
  await user.type(reason, 'از مطب دیگر آورده شد');
  await user.click(confirm);
  await waitFor(() =>
    expect(location()).toBe('/clinic/appointments/treatment-plan/report?session=81'),
  );
  expect(sent().at(-1)).toMatchObject({
    report: 'انجام شد',
    without_deduction: { reason: 'از مطب دیگر آورده شد' },
  });
});

it('offers the reason again after a report without deduction could not be stored', async () => {
  fakeApi({
    'GET /treatmentSessions/81/report/versions': () => pageWith(),
    'GET /treatmentSessions/81': () => aTreatmentSession({ remaining_amount: 0 }),
    [submit]: ({ body }) =>
      isWithoutDeduction(body)
        ? refuse(500, { code: 'internal', message: 'ثبت گزارش انجام نشد' })
        : refuseForStock(),
  });
  const { user } = openReport();
  await user.type(await screen.findByRole('textbox', { name: /^متن گزارش/ }), 'انجام شد');
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  const reason = async () =>
    within(await question()).getByRole('textbox', { name: /^دلیل ثبت بدون کسر/ });
  await user.type(await reason(), 'از مطب دیگر آورده شد');
  await user.click(within(await question()).getByRole('button', { name: 'ثبت بدون کسر' }));
  expect(await screen.findByText('گزارش ثبت نشد. ثبت گزارش انجام نشد')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  expect(await reason()).toHaveValue('از مطب دیگر آورده شد');
});
