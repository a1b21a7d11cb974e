import { hexOf } from '@ziba/shared/contracts/accent-colour';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditGeneralScreen } from '../edit-general-screen';

const path = '/clinic/settings/clinic/general/edit';
const gold = hexOf(0xe0_a8_00);
const save = 'POST /clinics/1';

it('shows a chosen colour at once, darkens one in which text is not readable, and saves it', async () => {
  const clinic = aClinicSummary();
  const calls = fakeApi({
    'GET /clinics/1': () => clinic,
    'GET /clinics/1/change-requests': () => pageWith(),
    'GET /auth/me': () => aLogin(),
    [save]: () => ({ ...clinic, version: 2 }),
  });
  const { user, location } = renderScreen(<EditGeneralScreen />, { path });
  expect(await screen.findByRole('radio', { name: 'رنگ زیبا' })).toBeChecked();
  expect(screen.queryByText('پیش‌نمایش رنگ')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'سبزآبی' }));
  expect(screen.getByText(/^خوانایی نوشته با این رنگ: ۴٫[۵-۹] به ۱/)).toBeVisible();
  const other = screen.getByLabelText<HTMLInputElement>('رنگ دلخواه');
  // A browser's own window for colours cannot be typed into.
  fireEvent.change(other, { target: { value: gold } });
  expect(await screen.findByText(/کمی تیره‌تر شد/)).toBeVisible();
  expect(other.value).not.toBe(gold);
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(location()).toBe('/clinic/settings'));
  expect(calls.find(({ call }) => call === save)?.body).toEqual({
    accent_color: other.value,
    version: 1,
  });
});
