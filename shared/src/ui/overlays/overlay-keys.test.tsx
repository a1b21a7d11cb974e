import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { filled } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { EntryForm } from '../forms/entry-form';
import { fieldsOf, Form } from '../forms/form';
import { SearchField } from '../tables/search-field';
import { TimeSlots } from '../dates/time-slots';
import { usePopover } from './use-popover';

const schema = z.strictObject({ title: filled('عنوان را وارد کنید') });
const inner = z.strictObject({ name: filled('نام را وارد کنید') });
const { TextField } = fieldsOf<z.input<typeof schema> & z.input<typeof inner>>();
const slots = ['10:00', '10:15'].map((time) => ({
  start: `2026-11-22T${time}:00+03:30`,
  end: `2026-11-22T${time}:30+03:30`,
  state: 'free' as const,
}));

function Panel() {
  const opener = useRef<HTMLSpanElement>(null);
  const panel = usePopover(opener, () => undefined);
  return (
    <span ref={opener}>
      <div ref={panel} popover="manual">
        <input aria-label="ساعت" />
      </div>
    </span>
  );
}

type Over = 'dialog' | 'drawer' | 'popover';

function Trial({ over, save, saveInner }: { over: Over; save: () => void; saveInner: () => void }) {
  const [slot, setSlot] = useState<string | null>(null);
  const parts = (
    <>
      <TimeSlots slots={slots} value={slot} onPick={setSlot} />
      <SearchField label="جستجو" value="" onSearch={() => undefined} />
      <textarea aria-label="توضیح" />
    </>
  );
  return (
    <Form schema={schema} initial={{ title: 'نوبت' }} submit="رزرو" onSubmit={save}>
      <TextField name="title" label="عنوان" />
      {over === 'dialog' && (
        <Dialog open title="تغییر زمان" onClose={() => undefined}>
          {parts}
          <Form schema={inner} submit="تأیید" onSubmit={saveInner} frame="none">
            <TextField name="name" label="نام" />
          </Form>
        </Dialog>
      )}
      {over === 'drawer' && (
        <Drawer open title="تغییر زمان" onClose={() => undefined}>
          {parts}
        </Drawer>
      )}
      {over === 'popover' && <Panel />}
    </Form>
  );
}

function open(over: Over) {
  const [save, saveInner] = [jest.fn(), jest.fn()];
  const view = renderScreen(<Trial {...{ over, save, saveInner }} />);
  return { ...view, save, saveInner };
}

it.each(['dialog', 'drawer'] as const)(
  'a form does not receive keys and submits of a %s that is opened from it',
  async (over) => {
    const { user, save } = open(over);
    await user.click(screen.getAllByRole('radio')[1]!);
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.type(screen.getByLabelText('توضیح'), 'متن{Control>}{Enter}{/Control}');
    await user.type(screen.getByRole('searchbox'), 'نام{Enter}');
    expect(save).not.toHaveBeenCalled();
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  },
);

it('a form in a dialog saves alone: by Enter, by Ctrl+Enter and by its button', async () => {
  const { user, save, saveInner } = open('dialog');
  await user.type(screen.getByLabelText('نام'), 'سارا{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'تأیید' }));
  expect(saveInner).toHaveBeenCalledTimes(3);
  expect(save).not.toHaveBeenCalled();
});

it('Enter and Ctrl+Enter in a popover do not submit the form around it; in its fields they do', async () => {
  const { user, save } = open('popover');
  await user.type(screen.getByLabelText('ساعت'), '10{Enter}{Control>}{Enter}{/Control}');
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('عنوان'), '{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
});

it('Enter in a popover does not add a half-filled entry to the list', async () => {
  const put = jest.fn();
  const { user } = renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
      <EntryForm
        title="سطر"
        schema={inner}
        initial={{ name: 'پنبه' }}
        submit="افزودن"
        list={{ name: 'title', unfinished: 'سطر نیمه‌کاره است' }}
        onSubmit={put}
      >
        <Panel />
      </EntryForm>
    </Form>,
  );
  await user.type(screen.getByLabelText('ساعت'), '10{Enter}');
  expect(put).not.toHaveBeenCalled();
});
