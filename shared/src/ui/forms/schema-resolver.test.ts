import { z } from 'zod';
import { optionalDay } from '../../contracts/days';
import { knownPart, messagesOf, schemaResolver } from './schema-resolver';

const schema = z
  .strictObject({
    code: z.string().min(3, 'کد کوتاه است').regex(/^\d+$/, 'کد باید عدد باشد').transform(Number),
    day: optionalDay(),
  })
  .refine(({ code }) => code !== 1234, { message: 'این کد آزاد نیست' });

const judge = (values: object) =>
  schemaResolver(schema)(values as never, undefined, {} as never) as Promise<{
    values: object;
    errors: Record<string, { message: string }>;
  }>;

it('gives each field the first message of the contract', async () => {
  const { values, errors } = await judge({ code: 'a', day: '1404/12/30' });
  expect(values).toEqual({});
  expect(errors).toMatchObject({
    code: { message: 'کد کوتاه است' },
    day: { message: 'تاریخ وارد شده معتبر نیست' },
  });
});

it('gives the form an error about the whole input', async () => {
  expect((await judge({ code: '1234' })).errors).toMatchObject({
    root: { message: 'این کد آزاد نیست' },
  });
});

it('returns the output of the contract', async () => {
  expect(await judge({ code: '987' })).toEqual({ values: { code: 987 }, errors: {} });
});

it('takes the fields of a row that the contract has', () => {
  expect(knownPart(schema, { id: 1, code: '987', created_at: 'x' })).toEqual({ code: '987' });
  expect(knownPart(z.record(z.string(), z.string()), { id: '1' })).toEqual({ id: '1' });
});

it('leaves out the version of a row, also if the contract has one', () => {
  const change = z.strictObject({ code: z.string(), version: z.number() });
  expect(knownPart(change, { code: '987', version: 4 })).toEqual({ code: '987' });
});

it('gives an error inside a list to its entry', async () => {
  const list = z.object({
    items: z.array(z.object({ name: z.string().min(1, 'نام الزامی است') })),
  });
  const judged = await (schemaResolver(list)(
    { items: [{ name: 'گاز' }, { name: '' }] },
    undefined,
    {} as never,
  ) as Promise<{ errors: object }>);
  expect(judged.errors).toMatchObject({
    items: [undefined, { name: { message: 'نام الزامی است' } }],
  });
  expect(messagesOf(judged.errors)).toEqual({ 'items.1.name': 'نام الزامی است' });
});
