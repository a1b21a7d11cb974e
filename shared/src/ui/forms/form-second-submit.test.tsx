import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { filled } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from './form';

const schema = z.strictObject({ name: filled('نام را وارد کنید') });
const { TextField } = fieldsOf<z.input<typeof schema>>();

function open(save: (isSecondSubmit: boolean) => unknown) {
  const view = renderScreen(
    <Form
      schema={schema}
      submit="ثبت و ادامه"
      secondSubmit="فقط ثبت"
      onSubmit={(_, { isSecondSubmit }) => save(isSecondSubmit)}
    >
      <TextField name="name" label="نام" />
    </Form>,
  );
  return {
    ...view,
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

it('tells which of two buttons was pressed; the keyboard presses the first', async () => {
  const save = jest.fn();
  const { user, press } = open(save);
  await user.type(screen.getByLabelText('نام'), 'سارا');
  await press('فقط ثبت');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(true));
  await press('ثبت و ادامه');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(false));
  await press('فقط ثبت');
  await user.type(screen.getByLabelText('نام'), '{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(4));
  expect(save).toHaveBeenLastCalledWith(false);
});

it('validates for both buttons, and saves once while a request is running', async () => {
  let fail: (error: Error) => void = () => undefined;
  const save = jest.fn(() => new Promise((_resolve, reject) => (fail = reject)));
  const { user, press } = open(save);
  await press('فقط ثبت');
  expect(screen.getByLabelText('نام')).toHaveAccessibleDescription('نام را وارد کنید');
  expect(save).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText('نام'), 'سارا');
  await press('فقط ثبت');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await press('ثبت و ادامه');
  expect(save).toHaveBeenCalledTimes(1);
  fail(new ApiError(409, { code: 'taken', message: 'تکراری است' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('تکراری است');
});
