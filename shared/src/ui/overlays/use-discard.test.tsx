import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { filled } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { CarefulDialog } from '../forms/careful-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { fieldsOf, Form } from '../forms/form';

const schema = z.strictObject({ amount: filled('مبلغ را وارد کنید') });
const { TextField } = fieldsOf<z.input<typeof schema>>();

interface TrialProps {
  as: typeof Dialog | typeof Drawer;
  save?: () => unknown;
  draft?: string;
}

function Trial({ as: Sheet, save = () => undefined, draft }: TrialProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>پرداخت</button>
      <Sheet open={open} title="ثبت پرداخت" onClose={close}>
        <Form
          schema={schema}
          submit="ثبت"
          draft={draft}
          cancel={{ label: 'انصراف', onClick: close }}
          onSubmit={async () => {
            await save();
            close();
          }}
        >
          <TextField name="amount" label="مبلغ" />
        </Form>
      </Sheet>
    </>
  );
}

const sheet = () => screen.queryByRole('dialog', { name: 'ثبت پرداخت' });
const question = () => screen.queryByRole('dialog', { name: 'تغییرات ثبت نشده است' });
const press = (name: string) => screen.getByRole('button', { name });
const amount = () => screen.getByLabelText('مبلغ');

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s', (_name, as) => {
  it('closes at once when nothing was typed', async () => {
    const { user } = renderScreen(<Trial as={as} />);
    await user.keyboard('{Escape}');
    expect(sheet()).not.toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', (user: ReturnType<typeof renderScreen>['user']) => user.keyboard('{Escape}')],
    [
      'the close button',
      (user: ReturnType<typeof renderScreen>['user']) => user.click(press('بستن')),
    ],
    [
      'a press outside',
      (user: ReturnType<typeof renderScreen>['user']) =>
        user.pointer({ keys: '[MouseLeft]', target: sheet()! }),
    ],
  ])('asks before %s discards what was typed', async (_way, leave) => {
    const { user } = renderScreen(<Trial as={as} />);
    await user.type(amount(), '5000');
    await leave(user);
    expect(question()).toBeVisible();
    await user.click(press('ادامه ویرایش'));
    expect(question()).not.toBeInTheDocument();
    expect(amount()).toHaveValue('5000');
    await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement));

    await leave(user);
    await user.click(press('دور انداختن تغییرات'));
    expect(sheet()).not.toBeInTheDocument();
  });

  it('stays open while its form is being saved, and shows why that failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const save = () => new Promise((_resolve, reject) => (fail = reject));
    const { user } = renderScreen(<Trial as={as} save={save} />);
    await user.type(amount(), '5000');
    await user.click(press('ثبت'));
    await user.keyboard('{Escape}');
    await user.click(press('بستن'));
    await user.click(press('انصراف'));
    expect(question()).not.toBeInTheDocument();
    expect(sheet()).toBeInTheDocument();

    await act(async () => fail(new ApiError(500, { code: 'internal', message: 'خطای سرور' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
    expect(amount()).toHaveValue('5000');
  });
});

it('a dialog closes without a question after its form was saved', async () => {
  const { user } = renderScreen(<Trial as={Dialog} />);
  await user.type(amount(), '5000');
  await user.click(press('ثبت'));
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  expect(question()).not.toBeInTheDocument();
});

it('discarded changes are not restored as a draft', async () => {
  const { user } = renderScreen(<Trial as={Dialog} draft="payment" />);
  await user.type(amount(), '5000');
  await user.keyboard('{Escape}');
  await user.click(press('دور انداختن تغییرات'));
  await user.click(press('پرداخت'));
  expect(amount()).toHaveValue('');
});

it('a dialog that the browser closes by itself opens again and asks', async () => {
  const { user } = renderScreen(<Trial as={Dialog} />);
  await user.type(amount(), '5000');
  act(() => (sheet() as HTMLDialogElement).close());
  expect(question()).toBeVisible();
  await user.click(press('ادامه ویرایش'));
  expect(sheet()).toHaveAttribute('open');
});

it('Escape does not discard a typed reason without a question', async () => {
  const cancel = jest.fn();
  const { user } = renderScreen(
    <CarefulDialog
      open
      title="لغو نوبت"
      confirm="لغو"
      reason={{}}
      onConfirm={cancel}
      onCancel={cancel}
    >
      این نوبت لغو می‌شود.
    </CarefulDialog>,
  );
  await user.type(screen.getByLabelText('دلیل'), 'تماس گرفت');
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
  expect(cancel).not.toHaveBeenCalled();
});
