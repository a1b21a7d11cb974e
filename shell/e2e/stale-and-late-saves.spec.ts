import { apiOf } from './support/api';
import { takeTimers } from './support/clock';
import { eventually } from './support/eventually';
import { fill, untilText } from './support/fields';
import { holdSaves } from './support/form-faults/faults';
import type { FormCase } from './support/form-faults/form-case';
import { formCases } from './support/form-faults/form-cases';
import {
  formOf,
  failedRequest,
  refusalOf,
  send,
  submitOf,
  untilValuesHeld,
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

/** Opens an edit and types into it, changes the first field from another desk, and saves. */
async function causeConflict(
  form: FormCase,
  { path, saveAt = path, field: column, otherDeskValue }: Row,
  typed: Typed,
) {
  const own = (await form.prepare?.(product())) ?? '';
  const address = await addressOf(product(), form.path, own);
  const { page, expected } = await open(form.username ?? '', address);
  expected.push(failedRequest);
  await untilOpen(page, form);
  await fill(page, typed);

  // Somebody of the clinic may not change what belongs to the platform.
  const other = form.username === 'admin' ? 'admin' : 'mina';
  const call = await apiOf(product().address, other);
  const row = await addressOf(product(), path, own);
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ [column]: otherDeskValue });
  const save = await addressOf(product(), saveAt, own);
  expect((await call(save, { method: 'POST', headers: json, body })).status).toBe(200);

  const question = page.getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' });
  await submitOf(page, form).click();
  const settle = async (side: RegExp) => {
    await question.getByRole('radio', { name: side }).check();
    await question.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }).click();
    await untilText(page, form.saved);
    return (await (await call(row)).json()) as Record<string, unknown>;
  };
  return { page, question, settle };
}

/** Another valid value: digits stay digits, e-mail addresses and usernames Latin. */
function otherThan(typed: string): string {
  if (/^[0-9]+$/.test(typed)) return `${typed}0`;
  return /^[a-z]/.test(typed) ? `a${typed}` : `${typed} تازه`;
}

it.each(edits)(
  'compares $name with the changes of another desk, and saves the chosen value',
  async ({ form, row }) => {
    const [[label = '', mine = ''] = []] = Object.entries(form.typed);
    const typed = otherThan(mine);
    const { page, question, settle } = await causeConflict(form, row, { [label]: typed });
    await question.getByRole('button', { name: 'بازگشت به فرم' }).click();
    await question.waitFor({ state: 'hidden' });
    await untilValuesHeld(page, { ...form, typed: { [label]: typed } });

    await submitOf(page, form).click();
    const saved = await settle(/^نوشته شما/);
    expect(String(saved[row.field])).toBe(typed);
  },
);

it('saves the value of another desk if the user chooses it, and the other fields as typed', async () => {
  const edit = edits.find(({ name }) => name === 'a patient');
  if (!edit) throw new Error('There is no edit of a patient.');
  const { form, row } = edit;
  const otherDeskValue = 'اردشیر';
  const typed = { 'نام پدر': 'سیاوش', نشانی: 'تبریز، خیابان ارتش' };
  const { settle } = await causeConflict(form, { ...row, otherDeskValue }, typed);
  const saved = await settle(/^نوشته مینا/);
  expect(saved).toMatchObject({ father_name: otherDeskValue, address: typed['نشانی'] });
});

it.each(['a new document of the inventory', 'a payment of a visit'])(
  'keeps the values of %s while no answer comes, and saves them once after a slow answer',
  async (name) => {
    const form = formCases[name];
    if (!form) throw new Error(`There is no form of ${name}.`);
    const own = (await form.prepare?.(product())) ?? '';
    const count = await countOf(product(), form, own);
    const before = await count?.();
    const path = await addressOf(product(), form.path, own);
    const { page, expected } = await open(form.username ?? '', path);
    expected.push(failedRequest);
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
    await untilValuesHeld(page, form);

    const late = await holdSaves(page);
    await send(page, form);
    await eventually(() => Promise.resolve(late.count()), 1);
    await page.clock.fastForward(10_000);
    await formOf(page, form).and(page.locator('[aria-busy=true]')).waitFor();
    expect(await submitOf(page, form).getAttribute('aria-disabled')).toBe('true');
    expect(await refusalOf(page, form).count()).toBe(0);
    await untilValuesHeld(page, form);
    await late.answer();
    await untilText(page, form.saved);
    expect(await count?.()).toBe(Number(before) + 1);
  },
);
