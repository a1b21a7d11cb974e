import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../api/api-error';
import { filled, money, optionalText } from '../../../contracts/common';
import { renderScreen } from '../../../testing/render-screen';
import { fieldsOf, Form } from '../form';
import type { Edit } from '../edit-base';

const schema = z.strictObject({
  name: filled('نام را وارد کنید'),
  fee: money('قیمت را وارد کنید'),
  notes: optionalText(),
});
type Values = z.input<typeof schema>;
const { TextField, MoneyField } = fieldsOf<Values>();

interface Row extends Values {
  id: number;
  version: number;
  /** Shown nowhere in the form. */
  stock: number;
}

const first: Row = { id: 7, version: 3, name: 'کرم', fee: 100, notes: null, stock: 5 };

/** A row on a server that others may change, and a form that edits it. */
function open() {
  let stored = first;
  let isReachable = true;
  let show: (row: Row) => void = () => undefined;
  const sent: object[] = [];
  const showRow = (row: Row) => act(() => show(row));

  const save = async (changes: Partial<Values> & { version?: number }) => {
    sent.push(changes);
    if (changes.version !== stored.version) {
      const details = {
        version: stored.version,
        changed_by: 'نگار کرمی',
        changed_at: '2026-11-22T10:00:00Z',
      };
      throw new ApiError(409, { code: 'stale', message: 'تغییر کرده است', details });
    }
    stored = { ...stored, ...changes, version: stored.version + 1 } as Row;
    await Promise.resolve();
  };

  function Trial() {
    const [row, setRow] = useState(stored);
    show = setRow;
    return (
      <Form
        schema={schema}
        stored={row}
        reload={() => isReachable && setRow(stored)}
        submit="ثبت"
        onSubmit={(_values, { changes }: Edit<Values, z.output<typeof schema>>) => save(changes)}
      >
        <TextField name="name" label="نام" />
        <MoneyField name="fee" label="قیمت" />
        <TextField name="notes" label="یادداشت" />
      </Form>
    );
  }
  const view = renderScreen(<Trial />);
  return {
    ...view,
    sent,
    /** Somebody else saves; this page does not know yet. */
    others: (changes: Partial<Row>) => {
      stored = { ...stored, ...changes, version: stored.version + 1 };
      return stored;
    },
    /** This page reads the row again. */
    readAgain: () => showRow(stored),
    cutOff: () => (isReachable = false),
    stored: () => stored,
  };
}

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'ثبت' });
const dialog = () => screen.findByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' });

async function type(user: ReturnType<typeof open>['user'], label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

it('sends the changed fields, with the version that was read', async () => {
  const { user, sent, stored } = open();
  await type(user, 'قیمت', '200');
  await user.click(submit());
  await waitFor(() => expect(sent).toEqual([{ fee: 200, version: 3 }]));
  expect(stored()).toMatchObject({ name: 'کرم', fee: 200, version: 4 });
});

it('compares a field that both changed: the old value, the typed one, the other one, who and when', async () => {
  const { user, sent, others, stored } = open();
  await type(user, 'قیمت', '200');
  others({ fee: 300 });
  await user.click(submit());

  const compared = await dialog();
  expect(compared).toHaveTextContent('نگار کرمی در ۱۴۰۵/۰۹/۰۱');
  const fee = within(compared).getByRole('radiogroup', { name: 'قیمت' });
  expect(fee).toHaveTextContent('پیش از آن۱۰۰ تومان');
  expect(within(fee).getByRole('radio', { name: 'نوشته شما ۲۰۰ تومان' })).not.toBeChecked();
  await user.click(within(compared).getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
  expect(fee).toHaveTextContent('برای هر مورد یکی را انتخاب کنید');

  await user.click(within(fee).getByRole('radio', { name: 'نوشته شما ۲۰۰ تومان' }));
  await user.click(within(compared).getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
  await waitFor(() => expect(stored()).toMatchObject({ fee: 200, version: 5 }));
  expect(sent).toEqual([
    { fee: 200, version: 3 },
    { fee: 200, version: 4 },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('saves the other value where it is chosen, and keeps all else that was typed', async () => {
  const { user, others, stored } = open();
  await type(user, 'قیمت', '200');
  await type(user, 'یادداشت', 'سرد');
  others({ fee: 300 });
  await user.click(submit());
  const compared = await dialog();
  await user.click(within(compared).getByRole('radio', { name: 'نوشته نگار کرمی ۳۰۰ تومان' }));
  await user.click(within(compared).getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
  await waitFor(() => expect(stored()).toMatchObject({ fee: 300, notes: 'سرد', version: 5 }));
  expect(field('قیمت')).toHaveValue('۳۰۰');
});

it('keeps what was typed when the user goes back to the form', async () => {
  const { user, others, stored } = open();
  await type(user, 'قیمت', '200');
  others({ fee: 300 });
  await user.click(submit());
  await user.click(within(await dialog()).getByRole('button', { name: 'بازگشت به فرم' }));
  expect(field('قیمت')).toHaveValue('۲۰۰');
  expect(stored()).toMatchObject({ fee: 300, version: 4 });
  // Nothing was chosen: the next attempt asks again.
  await user.click(submit());
  expect(await dialog()).toBeVisible();
});

it('lists what others changed in other fields, and saves both', async () => {
  const { user, others, stored } = open();
  await type(user, 'قیمت', '200');
  others({ notes: 'شکستنی' });
  await user.click(submit());
  const compared = await dialog();
  expect(compared).toHaveTextContent('یادداشتخالی←شکستنی');
  await user.click(within(compared).getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(stored()).toMatchObject({ fee: 200, notes: 'شکستنی', version: 5 }));
});

it('saves without a question if others changed no field of the form', async () => {
  const { user, others, stored, sent } = open();
  await type(user, 'قیمت', '200');
  others({ stock: 4 });
  await user.click(submit());
  await waitFor(() => expect(stored()).toMatchObject({ fee: 200, stock: 4, version: 5 }));
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks again if the record changes again meanwhile', async () => {
  const { user, others, stored } = open();
  await type(user, 'قیمت', '200');
  others({ fee: 300 });
  await user.click(submit());
  await user.click(within(await dialog()).getByRole('radio', { name: /نوشته شما/ }));
  others({ fee: 400 });
  await user.click(screen.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
  const again = within(await dialog()).getByRole('radiogroup', { name: 'قیمت' });
  await waitFor(() => expect(again).toHaveTextContent('نوشته نگار کرمی۴۰۰ تومان'));
  expect(stored()).toMatchObject({ fee: 400, version: 5 });
});

it('shows a change of others at once in unchanged fields, and says so', async () => {
  const { user, others, readAgain, sent, stored } = open();
  await type(user, 'قیمت', '200');
  others({ notes: 'شکستنی' });
  readAgain();
  expect(field('یادداشت')).toHaveValue('شکستنی');
  expect(field('قیمت')).toHaveValue('۲۰۰');
  expect(await screen.findByText(/شخص دیگری همین حالا «یادداشت» را تغییر داد/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'متوجه شدم' }));
  expect(screen.queryByText(/همین حالا/)).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(sent).toEqual([{ fee: 200, version: 4 }]));
  expect(stored()).toMatchObject({ fee: 200, notes: 'شکستنی' });
});

it('keeps what was typed if others change the same field, and asks before saving', async () => {
  const { user, others, readAgain, stored } = open();
  await type(user, 'قیمت', '200');
  others({ fee: 300 });
  readAgain();
  expect(field('قیمت')).toHaveValue('۲۰۰');
  expect(await screen.findByText(/شخص دیگری هم «قیمت» را تغییر داد/)).toBeVisible();
  await user.click(submit());
  const fee = within(await dialog()).getByRole('radiogroup', { name: 'قیمت' });
  expect(fee).toHaveTextContent('پیش از آن۱۰۰ تومان');
  expect(stored()).toMatchObject({ fee: 300, version: 4 });
});

it('shows no notice about its own change', async () => {
  const { user, readAgain, stored } = open();
  await type(user, 'نام', ' کرم دست ');
  await user.click(submit());
  await waitFor(() => expect(stored().version).toBe(4));
  readAgain();
  expect(field('نام')).toHaveValue('کرم دست');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that the record was changed if the newer one cannot be loaded, and keeps what was typed', async () => {
  const { user, others, cutOff } = open();
  await type(user, 'قیمت', '200');
  others({ fee: 300 });
  cutOff();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است',
  );
  expect(field('قیمت')).toHaveValue('۲۰۰');
});
