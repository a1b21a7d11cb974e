import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { day } from '../../contracts/days';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';

const schema = z.object({ born: day('تاریخ را وارد کنید').optional() });
type Values = z.input<typeof schema>;
const { DateField } = fieldsOf<Values>();

function trial(
  props: Partial<Parameters<typeof DateField>[0]> = { past: true },
  initial: Values = {},
) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <DateField name="born" label="تاریخ تولد" {...props} />
    </Form>,
  );
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { ...view, save };
}

const input = () => screen.getByLabelText('تاریخ تولد');
const opener = () => screen.getByRole('button', { name: 'انتخاب تاریخ تولد از تقویم' });
const dayNamed = (name: string | RegExp) => screen.getByRole('button', { name });
const born = { born: '1990-05-12' };

describe('a date that is typed', () => {
  it.each(['1369/2/22', '۱۳۶۹/۰۲/۲۲', '۱۳۶۹-۲-۲۲', '69 2 22', '13690222', '۲۲ اردیبهشت ۱۳۶۹'])(
    'is read: %s',
    async (typed) => {
      const { user, save } = trial();
      await user.click(input());
      await user.paste(typed);
      await user.tab();
      await waitFor(() => expect(input()).toHaveValue('۱۳۶۹/۰۲/۲۲'));
      expect(await save()).toEqual(born);
    },
  );

  it('is read while it is typed in Persian digits, and shown in its usual form afterwards', async () => {
    const { user, save } = trial();
    await user.type(input(), '۱۴۰۴/۱/۵');
    expect(input()).toHaveValue('۱۴۰۴/۱/۵');
    await user.tab();
    expect(input()).toHaveValue('۱۴۰۴/۰۱/۰۵');
    expect(await save()).toEqual({ born: '2025-03-25' });
  });

  it('is refused if it does not exist, and stays in the field', async () => {
    const { user, save } = trial();
    await user.type(input(), '1404/12/30');
    expect(await save()).toBeUndefined();
    expect(input()).toHaveAccessibleDescription('تاریخ وارد شده معتبر نیست');
    expect(input()).toHaveValue('۱۴۰۴/۱۲/۳۰');

    await user.clear(input());
    await user.type(input(), '1403/12/30');
    expect(await save()).toEqual({ born: '2025-03-20' });
  });
});

describe('the calendar of a date', () => {
  it('moves by arrow keys, where left is the next day', async () => {
    const { user, save } = trial({ past: true }, born);
    await user.click(opener());
    expect(await screen.findByRole('grid', { name: 'اردیبهشت ۱۳۶۹' })).toBeVisible();
    expect(dayNamed('شنبه ۲۲ اردیبهشت ۱۳۶۹')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}{PageDown}');
    expect(dayNamed('چهارشنبه ۳۰ خرداد ۱۳۶۹')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(input()).toHaveValue('۱۳۶۹/۰۳/۳۰');
    expect(await save()).toEqual({ born: '1990-06-20' });
  });

  it.each([
    ['{Home}', 'شنبه ۲۵ اسفند ۱۴۰۳'],
    ['{End}', 'جمعه ۱ فروردین ۱۴۰۴'],
    ['{ArrowRight}', 'چهارشنبه ۲۹ اسفند ۱۴۰۳'],
    ['{ArrowLeft}', 'جمعه ۱ فروردین ۱۴۰۴'],
    ['{ArrowUp}', 'پنج‌شنبه ۲۳ اسفند ۱۴۰۳'],
    ['{PageUp}', 'سه‌شنبه ۳۰ بهمن ۱۴۰۳'],
    ['{PageDown}', 'شنبه ۳۰ فروردین ۱۴۰۴'],
    ['{Shift>}{PageDown}{/Shift}', 'جمعه ۲۹ اسفند ۱۴۰۴'],
    ['{Shift>}{PageUp}{/Shift}', 'سه‌شنبه ۲۹ اسفند ۱۴۰۲'],
  ])('moves from the last day of a leap year by %s to %s', async (keys, name) => {
    const { user } = trial({ past: true }, { born: '2025-03-20' });
    await user.click(opener());
    await screen.findByRole('grid', { name: 'اسفند ۱۴۰۳' });
    await user.keyboard(keys);
    expect(dayNamed(name)).toHaveFocus();
  });

  it('finds a birth date by its year, its month and its day', async () => {
    const { user, save } = trial({ past: true, future: false, startWith: 'years' });
    await user.click(opener());
    const years = await screen.findByRole('listbox', { name: 'سال‌ها' });
    expect(within(years).getAllByRole('option')[0]).toHaveTextContent('۱۳۰۰');
    await user.keyboard('69{Enter}');
    expect(screen.getByRole('listbox', { name: 'ماه‌ها' })).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}{Enter}');
    expect(screen.getByRole('grid', { name: 'اردیبهشت ۱۳۶۹' })).toBeVisible();
    await user.click(dayNamed('شنبه ۲۲ اردیبهشت ۱۳۶۹'));
    expect(await save()).toEqual(born);
  });

  it('changes month and year by lists and then focuses the days', async () => {
    const { user } = trial({ past: true }, born);
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'اردیبهشت، انتخاب ماه' }));
    await user.click(screen.getByRole('option', { name: 'مهر' }));
    expect(dayNamed('یکشنبه ۲۲ مهر ۱۳۶۹')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '۱۳۶۹، انتخاب سال' }));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(dayNamed('دوشنبه ۲۲ مهر ۱۳۷۰')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'ماه بعد' }));
    expect(screen.getByRole('grid', { name: 'آبان ۱۳۷۰' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'ماه بعد' })).toHaveFocus();
  });

  it('offers days before today only if the field allows them', async () => {
    const { user } = trial({});
    await user.click(opener());
    const today = await screen.findByRole('button', { current: 'date' });
    expect(today).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(today).toHaveFocus();
    expect(screen.getByRole('button', { name: 'ماه قبل' })).toBeDisabled();
  });

  it('offers the years from 1300 to next year', async () => {
    jest.useFakeTimers({ now: new Date('2025-03-20T08:00:00Z'), doNotFake: ['setTimeout'] });
    const { user } = trial({ past: true }, { born: '1921-03-22' });
    await user.click(opener());
    await screen.findByRole('grid', { name: 'فروردین ۱۳۰۰' });
    expect(screen.getByRole('button', { name: 'ماه قبل' })).toBeDisabled();
    await user.keyboard('{PageUp}');
    expect(dayNamed('دوشنبه ۱ فروردین ۱۳۰۰')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '۱۳۰۰، انتخاب سال' }));
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('۱۴۰۴');
    await user.keyboard('{End}{Enter}{Shift>}{PageDown}{/Shift}');
    expect(dayNamed('جمعه ۲۹ اسفند ۱۴۰۴')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'ماه بعد' })).toBeDisabled();
    jest.useRealTimers();
  });

  it('shows the names of holidays', async () => {
    const holidays = [
      { date: '2025-03-21', title: 'نوروز', is_open: false },
      { date: '2025-04-04', title: 'جبران', is_open: true },
    ];
    const { user } = trial({ past: true, holidays }, { born: '2025-03-24' });
    await user.click(opener());
    const list = await screen.findByRole('list', { name: 'تعطیلات این ماه' });
    expect(list).toHaveTextContent(/^۱ نوروز$/);
    expect(dayNamed('جمعه ۱ فروردین ۱۴۰۴، تعطیل: نوروز')).toBeVisible();
    expect(dayNamed('جمعه ۱۵ فروردین ۱۴۰۴، روز کاری')).toBeVisible();
  });

  it('closes on Escape without a change', async () => {
    const { user } = trial({ past: true }, born);
    await user.type(input(), '{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'اردیبهشت، انتخاب ماه' }));
    await user.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveValue('۱۳۶۹/۰۲/۲۲');
    await waitFor(() => expect(input()).toHaveFocus());
  });
});
