import { screen, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { ChooseOtherScreen } from './choose-other-screen';

const at = { path: '/clinic/patients/merge/:id', at: '/clinic/patients/merge/7' };

function open() {
  fakeApi({
    'GET /patients/7': () => aPatient({ id: 7 }),
    'GET /patients/8': () => aPatient({ id: 8, full_name: 'ژاله پاکدل' }),
    'GET /patients/8/summary': () => aPatientSummary(),
    'GET /patients/7/summary': () => aPatientSummary(),
    'GET /patients/pagination': () =>
      pageWith(aPatient({ id: 7 }), aPatient({ id: 8, full_name: 'ژاله پاکدل' })),
  });
  return renderScreen(<ChooseOtherScreen />, at);
}

it('opens the preview with the chosen patient', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('combobox', { name: /زیباجوی دیگر/ }));
  await user.click(await screen.findByRole('option', { name: /ژاله پاکدل/ }));
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  expect(location()).toBe('/clinic/patients/merge/7/8');
});

it('asks for a patient, and does not offer the one of the file', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'ادامه' }));
  expect((await screen.findAllByText('زیباجوی دیگر را انتخاب کنید'))[0]).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /زیباجوی دیگر/ }));
  expect(await screen.findByRole('option', { name: /ژاله پاکدل/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /سارا رضایی/ })).not.toBeInTheDocument();
  expect(location()).toBe('/clinic/patients/merge/7');
});

it('offers files with the same phone or name, but not the file itself', async () => {
  const { user, location } = open();
  const likely = within(await screen.findByRole('group', { name: /هم‌نام یا هم‌شماره/ }));
  expect(likely.getAllByRole('link')).toHaveLength(1);
  await user.click(likely.getByRole('link', { name: /ژاله پاکدل/ }));
  expect(location()).toBe('/clinic/patients/merge/7/8');
});

it('says that there is no such patient', async () => {
  fakeApi({ 'GET /patients/7': () => refuse(404, { code: 'not_found', message: 'نیست' }) });
  renderScreen(<ChooseOtherScreen />, at);
  expect(await screen.findByText('زیباجو یافت نشد')).toBeVisible();
});
