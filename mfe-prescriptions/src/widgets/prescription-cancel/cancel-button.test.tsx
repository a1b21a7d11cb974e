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

it.each([
  ['a reported prescription', { status: 'reported' }, aLogin()],
  ['a canceled prescription', { status: 'canceled' }, aLogin()],
  ['readers', {}, aLoginWith('read', 'prescriptions')],
] as const)('is not there for %s', (_, over, session) => {
  open(over, session);
  expect(button()).not.toBeInTheDocument();
});
