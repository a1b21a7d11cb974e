import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { aTranscription } from '@ziba/shared/testing/transcription-samples';
import { screen } from '@testing-library/react';
import { CancelButton } from './cancel-button';

const open = (over: Parameters<typeof aTranscription>[0], session = aLogin()) =>
  renderScreen(<CancelButton prescription={aTranscription(over)} />, { path: '/', session });
const button = () => screen.queryByRole('button', { name: 'لغو نسخه' });

it('asks before it cancels a prescription', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'لغو نسخه' }));
  expect(await screen.findByRole('dialog', { name: 'لغو نسخه' })).toBeVisible();
});

it('says that a payment has to be given back before', () => {
  open({ paid_amount: 1000 });
  expect(button()).toHaveAccessibleDescription(/ابتدا آن را بازگردانید$/);
});

it('is not there for a prescription that is over, nor for readers', () => {
  open({ status: 'reported' });
  open({ status: 'canceled' });
  open({}, aLoginWith('read', 'prescriptions'));
  expect(button()).not.toBeInTheDocument();
});
