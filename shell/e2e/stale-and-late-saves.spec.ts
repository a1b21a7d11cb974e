import { apiOf } from './support/api';
import { takeTimers } from './support/clock';
import { eventually } from './support/eventually';
import { fill, untilSaid } from './support/fields';
import { holdSaves } from './support/form-faults/faults';
import type { FormCase } from './support/form-faults/form-case';
import { formCases } from './support/form-faults/form-cases';
import {
  formOf,
  provoked,
  refusalOf,
  send,
  submitOf,
  untilAllHeld,
  untilOpen,
} from './support/form-faults/form-on-page';
import { addressOf, countOf } from './support/form-faults/form-rows';
import { journey } from './support/journey';

const { product, open } = journey();

const edits = Object.entries(formCases).flatMap(([name, { row, ...form }]) =>
  row ? [{ name, row, form }] : [],
);

type Row = NonNullable<FormCase['row']>;
type Typed = FormCase['typed'];

/** Types into an edit, lets another desk write into the first field, and presses save. */
async function meetAnotherDesk(form: FormCase, { path, field: column, theirs }: Row, typed: Typed) {
  const { page, expected } = await open(form.username ?? '', await addressOf(product(), form.path));
  expected.push(provoked);
  await untilOpen(page, form);
  await fill(page, typed);

  const call = await apiOf(product().address, 'mina');
  const row = await addressOf(product(), path);
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ [column]: theirs });
  expect((await call(row, { method: 'POST', headers: json, body })).status).toBe(200);

  const question = page.getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' });
  await submitOf(page, form).click();
  const settle = async (side: RegExp) => {
    await question.getByRole('radio', { name: side }).check();
    await question.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }).click();
    await untilSaid(page, form.saved);
    return (await (await call(row)).json()) as Record<string, unknown>;
  };
  return { page, question, settle };
}

it.each(edits)(
  'compares $name with what another desk wrote meanwhile, and saves what was chosen',
  async ({ form, row }) => {
    const [[label = '', mine = ''] = []] = Object.entries(form.typed);
    const typed = `${mine}${/^[0-9]+$/.test(mine) ? '0' : ' تازه'}`;
    const { page, question, settle } = await meetAnotherDesk(form, row, { [label]: typed });
    await question.getByRole('button', { name: 'بازگشت به فرم' }).click();
    await question.waitFor({ state: 'hidden' });
    await untilAllHeld(page, { ...form, typed: { [label]: typed } });

    await submitOf(page, form).click();
    const saved = await settle(/^نوشته شما/);
    expect(String(saved[row.field])).toBe(typed);
  },
);

it('saves what another desk wrote where that is chosen, and the other fields as typed', async () => {
  const edit = edits.find(({ name }) => name === 'a patient');
  if (!edit) throw new Error('There is no edit of a patient.');
  const { form, row } = edit;
  const theirs = 'اردشیر';
  const typed = { 'نام پدر': 'سیاوش', نشانی: 'تبریز، خیابان ارتش' };
  const { settle } = await meetAnotherDesk(form, { ...row, theirs }, typed);
  const saved = await settle(/^نوشته مینا/);
  expect(saved).toMatchObject({ father_name: theirs, address: typed['نشانی'] });
});

it.each(['a new document of the inventory', 'a payment of a visit'])(
  'keeps %s while no answer comes, and saves it once when the answer takes ten seconds',
  async (name) => {
    const form = formCases[name];
    if (!form) throw new Error(`There is no form of ${name}.`);
    const own = (await form.prepare?.(product())) ?? '';
    const count = await countOf(product(), form, own);
    const before = await count?.();
    const path = await addressOf(product(), form.path, own);
    const { page, expected } = await open(form.username ?? '', path);
    expected.push(provoked);
    await untilOpen(page, form);
    await form.choose?.(page);
    await fill(page, form.typed);
    await takeTimers(page, product().clock);

    const unanswered = await holdSaves(page);
    await send(page, form);
    await eventually(() => Promise.resolve(unanswered.count()), 1);
    await page.clock.fastForward(15_000);
    await refusalOf(page, form).waitFor();
    await unanswered.lose();
    await untilAllHeld(page, form);

    const late = await holdSaves(page);
    await send(page, form);
    await eventually(() => Promise.resolve(late.count()), 1);
    await page.clock.fastForward(10_000);
    await formOf(page, form).and(page.locator('[aria-busy=true]')).waitFor();
    expect(await submitOf(page, form).getAttribute('aria-disabled')).toBe('true');
    expect(await refusalOf(page, form).count()).toBe(0);
    await untilAllHeld(page, form);
    await late.answer();
    await untilSaid(page, form.saved);
    expect(await count?.()).toBe(Number(before) + 1);
  },
);
