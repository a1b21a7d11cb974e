import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { SubscriptionNotice } from './subscription-notice';

const withDaysLeft = (remaining_days: number) => {
  const clinic = aClinicSummary({ subscription_days: 100, remaining_days });
  return renderScreen(<SubscriptionNotice clinic={clinic} />, {
    session: aLogin({ clinicData: clinic }),
  });
};

it.each([
  [14, '۱۴ روز تا پایان اشتراک کلینیک مانده است.'],
  [1, 'امروز روز آخر اشتراک کلینیک است.'],
  [0, 'اشتراک کلینیک پایان یافته است.'],
])('says with %i days left that the subscription ends or has ended', async (left, words) => {
  withDaysLeft(left);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('مدیر کلینیک می‌تواند آن را تمدید کند.')).toBeVisible();
});

it('says nothing with more days left', () => {
  withDaysLeft(15);
  expect(screen.queryByText(/تا پایان اشتراک/)).not.toBeInTheDocument();
});
