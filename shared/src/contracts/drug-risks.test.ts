import { drugRisks } from './drug-risks';

const allergy = (text: string) => ({ kind: 'allergy' as const, text });
const pregnancy = { kind: 'pregnancy' as const, text: 'هفته ۱۲' };
const of = (name: string, ...alerts: Parameters<typeof drugRisks>[1][number][]) =>
  drugRisks([{ name }], alerts).map(({ text }) => text);

it.each([
  ['آموکسی‌سیلین 500', 'پنی‌سیلین', 'پنی‌سیلین‌ها'],
  ['Amoxicillin 500', 'پنی سیلین', 'پنی‌سیلین‌ها'],
  ['ژلوفن', 'آسپرین', 'مسکن‌های ضدالتهاب'],
])('warns of %s, which is of the class of an allergy to %s', (drug, text, group) => {
  expect(of(drug, allergy(text))).toEqual([expect.stringContaining(`از گروه ${group} است و`)]);
});

it('warns of a drug that an allergy names, of related classes, and says nothing of others', () => {
  expect(drugRisks([{ name: 'سفالکسین' }], [allergy('سفالکسین')])).toEqual([
    { isNamed: true, text: '«سفالکسین»: زیباجو به «سفالکسین» حساسیت دارد.' },
  ]);
  expect(of('سفالکسین', allergy('پنی‌سیلین'))).toEqual([
    expect.stringContaining('می‌تواند هم‌زمان باشد'),
  ]);
  expect(of('استامینوفن', allergy('پنی‌سیلین'), allergy('لاتکس'), pregnancy)).toEqual([]);
});

it('warns of drugs that are avoided in a pregnancy', () => {
  expect(of('ایزوترتینوئین 20', pregnancy)).toEqual([
    '«ایزوترتینوئین ۲۰» از گروه رتینوئیدها است که در بارداری مصرف نمی‌شود.',
  ]);
  expect(of('سفیکسیم', pregnancy)).toEqual([]);
});

it('follows the class that the clinic gave a drug, and says each danger once', () => {
  const drug = { name: 'آپوتل', drug_class: 'nsaid' as const };
  expect(drugRisks([drug, drug], [allergy('دیکلوفناک')])).toHaveLength(1);
  expect(drugRisks([{ ...drug, drug_class: null }], [allergy('دیکلوفناک')])).toEqual([]);
});

it('takes conditions and medicines for no danger', () => {
  expect(of('وارفارین', { kind: 'medicine', text: 'وارفارین' })).toEqual([]);
});
