import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { CreditDialog } from './credit-dialog';

const payCall = 'POST /patients/7/payments';

it('adds money to the wallet, which is not paid from the wallet itself', async () => {
  const calls = fakeApi({ [payCall]: () => ({}) });
  const onClose = jest.fn();
  const patient = { id: 7, full_name: 'سارا رضایی' };
  const { user } = renderScreen(<CreditDialog patient={patient} onClose={onClose} />, {
    toasts: true,
  });
  expect(screen.getByRole('dialog', { name: 'افزایش اعتبار سارا رضایی' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'کیف پول زیباجو' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'تسویه کامل' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^مبلغ پرداخت/ }), '۵۰۰۰');
  await user.click(screen.getByRole('button', { name: 'ثبت اعتبار' }));
  expect(await screen.findByText('۵٬۰۰۰ تومان به اعتبار افزوده شد.')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(calls.find(({ call }) => call === payCall)?.body).toMatchObject({
    amount: 5000,
    method: 'cash',
    purpose: 'credit',
  });
});
