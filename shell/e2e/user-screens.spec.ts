import { rotation } from '@ziba/shared/build/rotation';
import type { Page } from 'playwright-core';
import { journey } from './support/journey';
import { makeOperator, makeUser } from './support/own-user';
import { signIn } from './support/sign-in';

const { product, visit } = journey();

/**
 * What each kind of account gets at every address of users and at the own account: the screen (`open`), the screen
 * that says that access is missing (`no`), or the login page (`login`). What the server answers to more kinds of accounts
 * stands in the table of its own tests.
 */
const table = `
  visitor
  |     reception
  |     |    reads
  |     |    |    writes
  |     |    |    |    admin
  |     |    |    |    |    operator
  login no   open open open no   /clinic/users
  login no   no   open open no   /clinic/users/create
  login no   no   open open no   /clinic/users/user-permission/U-1700000000000
  login no   no   open open no   /clinic/users/settings
  login no   no   open open no   /clinic/users/edit/:id
  login no   no   open open no   /clinic/users/user-permission/edit/:id
  login no   no   open open no   /clinic/users/permission/edit/:id
  login no   no   open open no   /clinic/users/reset-password/:id
  login no   no   no   no   open /admin/users
  login no   no   no   no   open /admin/users/create
  login no   no   no   no   open /admin/users/permission/U-1700000000000
  login no   no   no   no   open /admin/users/settings
  login no   no   no   no   open /admin/users/edit/:id
  login no   no   no   no   open /admin/users/permission/edit/:id
  login no   no   no   no   open /admin/users/permission/edit/:id?openBox=password
  login no   no   no   no   open /admin/users/reset-password/:id
  login open open open open open /account
`;
const lines = table.split('\n').filter((line) => line.includes('/'));
const rows = lines.map((line) => line.trim().split(/ +/));

/** The headings of the screens, by the address without its area. */
const headings: [address: RegExp, heading: string][] = [
  [/users$/, 'کاربران'],
  [/(create|permission\/U-\d+)$/, 'ثبت کاربر جدید'],
  [/settings$/, 'تنظیمات پنل کاربران'],
  [/edit\//, 'ویرایش کاربر'],
  [/reset-password/, 'بازنشانی رمز عبور'],
  [/account$/, 'حساب کاربری من'],
];
const outcomes: Record<string, string> = {
  'ورود به سامانه زیبا': 'login',
  'دسترسی غیرمجاز': 'no',
};

/** What the address shows: an outcome of the table, or another heading. */
async function outcomeAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const wanted = headings.find(([pattern]) => pattern.test(address.replace(/\?.*/, '')));
  return heading === wanted?.[1] ? 'open' : (outcomes[heading] ?? heading);
}

const withUsers = (...levels: number[]) => ({ access: [{ key: 'users', levels }] });
const own = async (...levels: number[]) =>
  (await makeUser(product(), withUsers(...levels))).username;
const operator = async () =>
  (await makeOperator(product(), { access: [{ key: 'users', levels: [1] }] })).username;

/** Signs the account in, or leaves the page as a visitor's. */
const accounts: Record<string, (page: Page) => Promise<void>> = {
  visitor: async () => {},
  reception: (page) => signIn(page, 'reception'),
  reads: async (page) => signIn(page, await own(2)),
  writes: async (page) => signIn(page, await own(3)),
  admin: (page) => signIn(page, 'mina'),
  operator: async (page) => signIn(page, await operator()),
};

const isOfThisRun = rotation(
  'user screens',
  Object.keys(accounts).map((name) => ({ name, folders: ['mfe-auth', 'shell'] })),
);

for (const [column, kind] of Object.keys(accounts).entries()) {
  const test = isOfThisRun(kind) ? it : it.skip;
  test(`${kind}: each address opens, is refused, or leads to the login page`, async () => {
    const { id } = await makeUser(product());
    const { page, expected } = await visit();
    expected.push(/status of 40[13]/);
    await accounts[kind]?.(page);
    const found = [];
    for (const cells of rows) {
      const address = cells.at(-1)?.replace(':id', String(id)) ?? '';
      found.push([await outcomeAt(page, address), cells.at(-1)]);
    }
    expect(found).toEqual(rows.map((cells) => [cells[column], cells.at(-1)]));
  });
}
