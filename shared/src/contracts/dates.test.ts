import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDay, readEnd, readStart } from './days';
import { patientInput } from './patients';

type Kind = 'day' | 'start' | 'end';
const readers = new Map<unknown, Kind>([
  [readDay, 'day'],
  [readStart, 'start'],
  [readEnd, 'end'],
]);

/** The parts of a schema, whatever wraps them. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const def = schema.def as unknown as Record<string, unknown>;
  const names = ['innerType', 'in', 'out', 'element', 'left', 'right', 'valueType', 'options'];
  return names.flatMap((name) => (def[name] ?? []) as z.ZodType | z.ZodType[]);
}

/** Which reader of dates the value of a field goes through, without the fields of an object within it. */
function kindOf(schema: z.ZodType): Kind | undefined {
  const kind = readers.get((schema.def as { transform?: unknown }).transform);
  return kind ?? partsOf(schema).map(kindOf).find(Boolean);
}

interface Field {
  name: string;
  schema: z.ZodType;
}

/** All fields of a contract, at any depth. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const { shape = {} } = schema.def as { shape?: Record<string, z.ZodType> };
  return [
    ...Object.entries(shape).flatMap(([name, inner]) => [
      { name: `${path}.${name}`, schema: inner },
      ...fieldsOf(inner, `${path}.${name}`),
    ]),
    ...partsOf(schema).flatMap((part) => fieldsOf(part, path)),
  ];
}

const isInput = (name: string) => /(input|update|query|choices?|sessionRow)$/i.test(name);

/** The fields of everything that a contract accepts from outside. */
const fields = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- all contracts, also later ones
    const contract = require(join(__dirname, file)) as Record<string, unknown>;
    return Object.entries(contract).flatMap(([name, value]) =>
      value instanceof z.ZodType && isInput(name)
        ? fieldsOf(value, `${file.replace('.ts', '')}: ${name}`)
        : [],
    );
  });
const dates = fields.flatMap((field) => {
  const kind = kindOf(field.schema);
  return kind ? [{ ...field, kind }] : [];
});

/** Fields that the server decides take anything. */
const isIgnored = (schema: z.ZodType) => schema.safeParse({}).success;

const lastMoment = (start: string) => new Date(Date.parse(start) + 86_399_999).toISOString();

/** What is typed, its day in Tehran and its instant; a day alone is the start of that day. */
const good: [typed: string, day: string, instant: string][] = [
  ['1400/06/30', '2021-09-21', '2021-09-20T19:30:00.000Z'],
  ['۱۴۰۰/۶/۳۰', '2021-09-21', '2021-09-20T19:30:00.000Z'],
  ['1400-06-31', '2021-09-22', '2021-09-21T20:30:00.000Z'],
  ['2021/9/22', '2021-09-22', '2021-09-21T20:30:00.000Z'],
  ['1399/12/30', '2021-03-20', '2021-03-19T20:30:00.000Z'],
  ['1400/06/30 10:30', '2021-09-21', '2021-09-21T06:00:00.000Z'],
  ['۱۴۰۰/۰۶/۳۱ ۱۰:۳۰', '2021-09-22', '2021-09-22T07:00:00.000Z'],
  ['1400-06-31T10:30:00+03:30', '2021-09-22', '2021-09-22T07:00:00.000Z'],
  ['2021-09-21T10:30', '2021-09-21', '2021-09-21T06:00:00.000Z'],
  ['2021-09-21T23:30:00.000Z', '2021-09-22', '2021-09-21T23:30:00.000Z'],
  ['2021-09-21T23:30:00 03:30', '2021-09-21', '2021-09-21T20:00:00.000Z'],
  ['2021-09-22T00:30+0430', '2021-09-21', '2021-09-21T20:00:00.000Z'],
];
const hasTime = (typed: string) => typed.includes(':');

const bad = [
  '1400/12/30',
  '1400/13/01',
  '2021-02-29',
  '1400/06/30 25:00',
  '2021-09-21T10:30+03:30 فردا',
  '2021-09-21garbage',
  '1400/06/30 10',
  '0099-01-01',
  '1700/01/01',
  '2500-01-01',
  'tomorrow',
  'فردا',
];

it('finds the date fields of the contracts', () => {
  expect(dates.length).toBeGreaterThan(60);
  const named = fields.filter(({ name }) => /(date(time)?|(?<!is)_on|_at|\.at)$/i.test(name));
  const readOtherwise = named.filter(({ schema }) => !kindOf(schema) && !isIgnored(schema));
  expect(readOtherwise.map(({ name }) => name)).toEqual([]);
});

it.each(dates)('reads $name in every way that people and programs write dates', (field) => {
  const { schema, kind } = field;
  for (const [typed, day, instant] of good) {
    const ofEnd = kind === 'end' && !hasTime(typed) ? lastMoment(instant) : instant;
    expect([typed, schema.safeParse(typed).data]).toEqual([typed, kind === 'day' ? day : ofEnd]);
  }
  for (const typed of bad) {
    const { error } = schema.safeParse(typed);
    expect([typed, error?.issues[0]?.message]).toEqual([
      typed,
      expect.stringMatching(/^[^a-z]+$/i),
    ]);
  }
});

it('refuses a birth tomorrow by the calendar of Tehran', () => {
  const messageAt = (now: string, birth_date: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    const { error } = patientInput.safeParse({ birth_date });
    jest.useRealTimers();
    return error?.issues.find(({ path }) => path[0] === 'birth_date')?.message;
  };
  const future = 'تاریخ تولد نمی‌تواند در آینده باشد';
  expect(messageAt('2026-11-27T08:00:00Z', '1405/09/07')).toBe(future);
  expect(messageAt('2026-11-27T08:00:00Z', '1405/09/06')).toBeUndefined();
  expect(messageAt('2026-11-27T20:29:00Z', '1405/09/07')).toBe(future);
  expect(messageAt('2026-11-27T20:31:00Z', '1405/09/07')).toBeUndefined();
});
