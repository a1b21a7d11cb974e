import { screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { filled, optionalReference } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { aLogin } from '../../testing/session-samples';
import { fieldsOf, Form } from './form';

const schema = z.strictObject({ name: filled('نام را وارد کنید'), doctor_id: optionalReference() });
const { TextField } = fieldsOf<z.input<typeof schema>>();
const session = aLogin();

function NoDoctor() {
  const { setValue } = useFormContext();
  const empty = () => setValue('doctor_id', null, { shouldDirty: true });
  return <input type="button" value="بدون پزشک" onClick={empty} />;
}

// The same input carries the same idempotency key: another one would make a second row.
it('sends the same input after a reload, also if a field was emptied', async () => {
  const saved: unknown[] = [];
  const form = (
    <Form
      schema={schema}
      draft="trial"
      submit="ثبت"
      onSubmit={(values) => {
        saved.push(values);
        throw new TypeError('no answer came');
      }}
    >
      <TextField name="name" label="نام" />
      <NoDoctor />
    </Form>
  );
  const first = renderScreen(form, { session });
  await first.user.type(screen.getByLabelText('نام'), 'سارا');
  await first.user.click(screen.getByRole('button', { name: 'بدون پزشک' }));
  await first.user.click(screen.getByRole('button', { name: 'ثبت' }));
  await screen.findByRole('alert');
  first.unmount();

  const second = renderScreen(form, { session });
  await screen.findByText('پیش‌نویس بازیابی شد');
  await second.user.click(screen.getByRole('button', { name: 'ثبت' }));
  await screen.findByRole('alert');
  expect(JSON.stringify(saved[1])).toBe(JSON.stringify(saved[0]));
});
