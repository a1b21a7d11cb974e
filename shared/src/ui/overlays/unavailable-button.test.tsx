import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { UnavailableButton } from './unavailable-button';

it('does nothing, is reached by the keyboard, and says why', async () => {
  const why = 'این جلسه انجام شده است.';
  const { user } = renderScreen(<UnavailableButton why={why}>پرداخت</UnavailableButton>, {
    toasts: true,
  });
  const button = screen.getByRole('button', { name: 'پرداخت' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(why);
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(why);
});
