import { readSession, startSession } from '@ziba/shared/session/session-store';
import { useSession } from '@ziba/shared/session/use-session';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { page } from './open-page';
import { ViewBanner } from './view-banner';

function Banner() {
  const session = useSession();
  return session?.user.is_viewing ? <ViewBanner session={session} /> : null;
}

it('says that an operator looks and for how long, and returns to the operator at a press', async () => {
  const opened: string[] = [];
  page.open = (path) => opened.push(path);
  const calls = fakeApi({ 'POST /auth/logout': () => ({ done: true }) });
  startSession(aPlatformLogin());
  const clinicData = aClinicSummary({ id: 3, name: 'کلینیک مهر' });
  const answer = aLogin({ clinicData, levels: [2] });
  const expires_at = new Date(Date.now() + 29.5 * 60_000).toISOString();
  const view = { ...answer, expires_at, user: { ...answer.user, is_viewing: true } };
  startSession(view, 'sessionStorage');
  const { user } = renderScreen(<Banner />, { session: view });

  const banner = await screen.findByRole('region', { name: 'در حال مشاهده کلینیک مهر' });
  expect(banner).toHaveTextContent(/چیزی ثبت نمی‌شود\. زمان باقی‌مانده: ۳۰ دقیقه/);
  await user.click(screen.getByRole('button', { name: 'پایان مشاهده' }));
  await waitFor(() => expect(opened).toEqual(['/admin/clinics/3']));
  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/logout']);
  expect(readSession()?.user.is_viewing).toBeUndefined();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
