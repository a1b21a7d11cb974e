import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { optionalReference } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { Dialog } from '../overlays/dialog';
import { Form } from '../forms/form';
import { ComboboxField } from './combobox-field';
import type { Choice, ChoiceSource } from './options/choice';

const schema = z.object({ patient_id: optionalReference('زیباجو را انتخاب کنید') });
type Values = z.input<typeof schema>;

const people: readonly Choice[] = [
  { value: 1, label: 'سارا رضایی', detail: 'پرونده 12' },
  { value: 2, label: 'مریم كاظمی' },
  { value: 3, label: 'سارا احمدی' },
];

interface Options {
  stored?: Values;
  source?: ChoiceSource;
  chosen?: Choice;
  labelOf?: (value: string) => Promise<string>;
  disabled?: boolean;
}

function trial({ stored = {}, source = people, ...rest }: Options = {}) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      reload={() => undefined}
      stored={stored}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <ComboboxField<Values> name="patient_id" label="زیباجو" source={source} {...rest} />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const input = () => screen.getByRole('combobox', { name: 'زیباجو' });
const list = () => screen.getByRole('listbox', { name: 'زیباجو' });
const options = () => within(list()).queryAllByRole('option');
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

it('finds choices by typing in any spelling, and Enter chooses without sending the form', async () => {
  const { user, save } = trial();
  await user.type(input(), 'کاظمي');
  expect(options()).toHaveLength(1);
  expect(active()).toHaveTextContent('مریم كاظمی');
  await user.keyboard('{Enter}');
  expect(input()).toHaveValue('مریم كاظمی');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  expect(input()).toHaveFocus();
  expect(await save()).toEqual({ patient_id: 2 });
});

it('moves by arrow keys, from the last choice to the first, and opens at the chosen one', async () => {
  const { user } = trial({ stored: { patient_id: 2 } });
  await user.tab();
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('مریم كاظمی');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('سارا رضایی');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('مریم كاظمی');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes only the list on Escape, and drops text that was not chosen', async () => {
  const { user, save } = trial({ stored: { patient_id: 1 } });
  await user.clear(input());
  await user.type(input(), 'مریم');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  await user.tab();
  expect(input()).toHaveValue('سارا رضایی');
  expect(await save()).toEqual({ patient_id: 1 });
});

it('is emptied by deleting its text, or by its button', async () => {
  const { user, save } = trial({ stored: { patient_id: 1 } });
  await user.clear(input());
  await user.tab();
  expect(await save()).toEqual({ patient_id: null });

  await user.type(input(), 'رضایی{Enter}');
  await user.click(screen.getByRole('button', { name: 'پاک کردن زیباجو' }));
  expect(input()).toHaveFocus();
  expect(await save()).toEqual({ patient_id: null });
});

it('chooses by a press, and shows details that distinguish equal names', async () => {
  const { user, save } = trial();
  await user.click(input());
  await user.click(within(list()).getByRole('option', { name: /سارا رضایی پرونده ۱۲/ }));
  expect(await save()).toEqual({ patient_id: 1 });
});

describe('a search of the server', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is requested once after fast typing, and tells how many choices were found', async () => {
    const asked: string[] = [];
    const source = (words: string) => {
      asked.push(words);
      return Promise.resolve(people.filter(({ label }) => label.includes(words)));
    };
    const { user } = trial({ source });
    await user.click(input());
    expect(await within(list()).findAllByRole('option')).toHaveLength(3);
    await user.type(input(), 'سارا');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(asked).toEqual(['', 'سارا']);
    expect(screen.getByRole('status')).toHaveTextContent('۲ مورد یافت شد');
  });

  it('lets Enter choose nothing from an older answer, and ignores a late answer', async () => {
    const answers: Record<string, (choices: readonly Choice[]) => void> = {};
    const source = (words: string) =>
      new Promise<readonly Choice[]>((resolve) => (answers[words] = resolve));
    const { user } = trial({ source });
    await user.type(input(), 'م');
    expect(screen.getByRole('status')).toHaveTextContent('در حال جستجو…');
    await waitFor(() => expect(answers).toHaveProperty('م'));
    await user.type(input(), 'ر');
    await user.keyboard('{Enter}');
    expect(input()).toHaveValue('مر');
    await waitFor(() => expect(answers).toHaveProperty('مر'));
    await act(async () => answers['مر']?.([people[1]!]));
    await act(async () => answers['م']?.([people[0]!]));
    expect(options()).toHaveLength(1);
    expect(active()).toHaveTextContent('مریم');
  });

  it('shows why it failed, and Enter tries again', async () => {
    let down = true;
    const source = () =>
      down ? Promise.reject(new Error('ارتباط با سرور برقرار نشد')) : Promise.resolve(people);
    const { user } = trial({ source });
    await user.click(input());
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('ارتباط با سرور برقرار نشد');
    down = false;
    await user.keyboard('{Enter}');
    expect(await within(list()).findAllByRole('option')).toHaveLength(3);
  });

  it('says that nothing was found', async () => {
    const { user } = trial({ source: () => Promise.resolve([]) });
    await user.type(input(), 'هیچ');
    expect(await screen.findAllByText('موردی یافت نشد')).toHaveLength(2);
  });
});

it('shows the label of the stored value, or asks for it', async () => {
  const search = () => Promise.resolve(people);
  const first = trial({
    stored: { patient_id: 9 },
    source: search,
    chosen: { value: 9, label: 'لیلا' },
  });
  expect(input()).toHaveValue('لیلا');
  await first.user.clear(input());

  document.body.innerHTML = '';
  trial({ stored: { patient_id: 7 }, source: search, labelOf: () => Promise.resolve('نگار') });
  await waitFor(() => expect(input()).toHaveValue('نگار'));
});

it('closes its list on Escape before the dialog around it', async () => {
  const close = jest.fn();
  const { user } = renderScreen(
    <Dialog open title="نوبت جدید" onClose={close}>
      <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
        <ComboboxField<Values> name="patient_id" label="زیباجو" source={people} />
      </Form>
    </Dialog>,
  );
  await user.type(input(), 'سارا');
  expect(options()).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});

it('opens no list while disabled', async () => {
  const { user } = trial({ stored: { patient_id: 1 }, disabled: true });
  await user.click(input());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /پاک کردن/ })).not.toBeInTheDocument();
});

it('shows no choices of an earlier search when it opens again', async () => {
  const answers: ((found: readonly Choice[]) => void)[] = [];
  const search = () => new Promise<readonly Choice[]>((answer) => void answers.push(answer));
  const { user } = trial({ source: search });
  const arrive = async (label: string) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.pop()?.([{ value: 1, label }]));
  };
  await user.click(input());
  await arrive('سارا رضایی');
  expect(options()).toHaveLength(1);
  await user.click(document.body);
  await user.click(input());
  expect(options()).toHaveLength(0);
  await arrive('سارا احمدی');
  expect(options().map(({ textContent }) => textContent)).toEqual(['سارا احمدی']);
});
