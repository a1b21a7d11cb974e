import { registerForm, registerInput } from './auth';
import { filled, money, nationalCode, optionalText, quantity } from './common';
import { financialInfoInput } from './financial-info';
import { readNumber } from './normalise';
import { patientInput } from './patients';
import { productInput } from './products';
import { serviceInput } from './services';
import { password } from './user-fields';
import { username } from './username';

it.each([
  ['62,5', 62.5],
  ['۶۲٫۵', 62.5],
  ['۶۲،۵', 62.5],
  ['0,125', 0.125],
  ['1,250', 1250],
  ['۱٬۲۵۰٬۰۰۰', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1,250.5', 1250.5],
  ['-3', -3],
])('reads %s as %d', (typed, number) => expect(readNumber(typed)).toBe(number));

it.each(['62 5', '1,25,000', '2500,000', '62٬5', '1.2.3', '12kg', '5e3', ''])(
  'takes %s for no number',
  (typed) => expect(readNumber(typed)).toBeNaN(),
);

/** The message of a contract for one field; undefined if it accepts the value. */
function messageOf(
  schema: { safeParse: (value: unknown) => { error?: { issues: unknown[] } } },
  field: string,
  value: unknown,
) {
  const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
  return (issues as { path: unknown[]; message: string }[]).find(({ path }) => path[0] === field)
    ?.message;
}

it.each([
  ['weight', 999_999_999, 'وزن باید حداکثر ۴۰۰ کیلوگرم باشد'],
  ['height', '۲۵۱', 'قد باید حداکثر ۲۵۰ سانتی‌متر باشد'],
  ['weight', 0, 'وزن باید عدد مثبت باشد'],
  ['weight', 62.5555, 'عدد باید حداکثر سه رقم اعشار داشته باشد'],
  ['birth_date', '1200/01/01', 'سال تولد باید ۱۲۸۰ یا پس از آن باشد'],
  ['birth_date', '1279/12/29', 'سال تولد باید ۱۲۸۰ یا پس از آن باشد'],
  ['birth_date', '1280/01/01', undefined],
  ['national_code', '00123456791234', 'کد ملی باید ۱۰ رقم باشد'],
])('says of %s %s what is wrong with it', (field, value, message) =>
  expect(messageOf(patientInput, field, value)).toBe(message),
);

it('says that a number is too large, and how large it may be', () => {
  const tooLarge = (schema: { safeParse: (value: unknown) => { error?: { issues: unknown[] } } }) =>
    (schema.safeParse('9999999999999').error?.issues as { message: string }[])[0]?.message;
  expect(tooLarge(money('لازم'))).toBe('عدد باید حداکثر ۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ باشد');
  expect(tooLarge(quantity('لازم'))).toBe('عدد باید حداکثر ۹۹۹٬۹۹۹٬۹۹۹ باشد');
});

it('says that a code is too long, not that it is no code', () => {
  expect(messageOf(productInput, 'product_code', '1234567890123')).toBe(
    'کد باید حداکثر ۱۲ رقم باشد',
  );
  expect(messageOf(productInput, 'product_code', '12a')).toBe('کد باید فقط شامل عدد باشد');
  expect(messageOf(serviceInput, 'system_code', `SVC-${'1'.repeat(21)}`)).toBe(
    'کد خدمات پس از SVC- حداکثر ۲۰ حرف یا رقم دارد',
  );
  expect(messageOf(serviceInput, 'system_code', 'X-1')).toBe('کد خدمات باید با SVC- شروع شود');
  expect(messageOf(financialInfoInput, 'card_number', '1'.repeat(20))).toBe(
    'شماره کارت باید حداکثر ۱۹ رقم باشد',
  );
  expect(messageOf(financialInfoInput, 'sheba_number', `IR${'1'.repeat(25)}`)).toBe(
    'شماره شبا باید حداکثر ۲۴ رقم باشد',
  );
});

it.each([7, 10, 5, 1445])('refuses a service of %d minutes, which no slot of 15 fits', (duration) =>
  expect(messageOf(serviceInput, 'duration', duration)).toBe(
    'مدت خدمت باید مضربی از ۱۵ دقیقه و حداکثر ۲۴ ساعت باشد',
  ),
);

it('refuses a password of spaces alone, wherever one is chosen', () => {
  const spaces = ' '.repeat(8);
  expect(password('لازم').safeParse(spaces).error?.issues[0]?.message).toBe('لازم');
  expect(messageOf(registerInput, 'password', spaces)).toBe('لطفاً تمامی فیلدها را پر کنید');
});

it.each(['سارا', 'sara ahmadi', 'sara-1'])('refuses the username %s', (name) => {
  const message = 'نام کاربری فقط می‌تواند شامل حروف انگلیسی، رقم و زیرخط باشد';
  expect(username('لازم').safeParse(name).error?.issues[0]?.message).toBe(message);
  expect(messageOf(registerInput, 'username', name)).toBe(message);
  expect(messageOf(registerForm, 'username', name)).toBe(message);
});

it('keeps text as it was typed; several spaces within one line become one', () => {
  expect(filled('لازم').parse(' سارا   رضایی، پلاک ۱۲ ')).toBe('سارا رضایی، پلاک ۱۲');
  expect(optionalText().parse('سطر نخست\n   سطر   دوم')).toBe('سطر نخست\n   سطر   دوم');
});

it.each([
  '',
  ' ',
  '\u200c',
  '\u2060',
  '\u00ad',
  '\u061c',
  '\u3164',
  '\u2800',
  '\u0301',
  '\u200c \u200c',
])('takes %j for no text', (text) => {
  expect(filled('لازم است').safeParse(text).error?.issues[0]?.message).toBe('لازم است');
  expect(optionalText().parse(text)).toBeNull();
});

it('stores a text without half-spaces at its edges', () => {
  expect(filled('لازم است').parse('\u200cپیش\u200c\u200cپرداخت \u200c')).toBe('پیش\u200cپرداخت');
});

it.each(['001-234567-9', '۰۰۱–۲۳۴۵۶۷–۹', '001 234567 9'])('reads the national code %s', (typed) => {
  expect(nationalCode().parse(typed)).toBe('0012345679');
});
