import { aClinic, aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { endSession, readSession } from '@ziba/shared/session/session-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { page } from '../../../data/view-clinic.api';
import { ViewButton } from './view-button';

it('begins to look at a clinic with a reason, in this tab alone', async () => {
  const opened: string[] = [];
  page.open = (path) => opened.push(path);
  const clinicData = aClinicSummary({ id: 3 });
  const answer = aLogin({ clinicData, levels: [2] });
  const view = { ...answer, user: { ...answer.user, is_viewing: true } };
  const calls = fakeApi({ 'POST /admin/clinics/3/impersonate': () => view });
  const clinic = aClinic({ id: 3, name: 'کلینیک مهر' });
  const session = aPlatformLogin();
  const { user } = renderScreen(<ViewButton clinic={clinic} />, { session });
  const stored = localStorage.getItem('token');

  await user.click(screen.getByRole('button', { name: 'مشاهده به جای کلینیک' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/فقط برای خواندن و تا ۳۰ دقیقه/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'مشاهده به جای کلینیک' }));
  expect(question.getByLabelText('دلیل مشاهده')).toBeInvalid();
  expect(calls).toEqual([]);
  await user.type(question.getByLabelText('دلیل مشاهده'), 'بررسی تیکت');
  await user.click(question.getByRole('button', { name: 'مشاهده به جای کلینیک' }));
  await waitFor(() => expect(opened).toEqual(['/clinic/dashboard']));
  expect(calls.at(-1)?.body).toEqual({ reason: 'بررسی تیکت' });
  expect(readSession()?.user.is_viewing).toBe(true);
  expect(localStorage.getItem('token')).toBe(stored);
  expect(sessionStorage.getItem('token')).toBe(view.token);

  act(() => endSession('signed-out', 'keep'));
  expect(readSession()?.user.is_viewing).toBeUndefined();
  expect(sessionStorage.getItem('token')).toBeNull();
});
