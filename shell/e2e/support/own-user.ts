import { apiAs, apiOf, type Call } from './api';
import type { RunningProduct } from './running-product';
import { demoPassword } from './sign-in';

interface NewUser {
  /** Made up by default. */
  username?: string;
  fullName?: string;
  /** Whether it is a doctor. */
  isDoctor?: boolean;
  /** Section keys and levels. */
  access?: { key: string; levels: number[] }[];
}

export interface OwnUser {
  id: number;
  username: string;
  phoneNumber: string;
}

type Product = Pick<RunningProduct, 'address'>;

/** The password that the administrator gives; the new user has to change it at the first sign-in. */
const givenPassword = 'Given@1405';

let made = 0;

const sendJson = async (call: Call, path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** Signs in with the given password, changes it to that of the demo accounts, and signs out. */
async function choosePassword({ address }: Product, username: string) {
  const anyone: Call = (path, init) => fetch(`${address}/api${path}`, init);
  const login = { username, password: givenPassword };
  const { token } = (await sendJson(anyone, '/auth/login', login)) as { token: string };
  const change = { currentPassword: givenPassword, newPassword: demoPassword };
  const call = apiAs(address, token);
  await sendJson(call, '/auth/password', change);
  await call('/auth/logout', { method: 'POST' });
}

async function register(product: Product, call: Call, input: object): Promise<OwnUser> {
  made += 1;
  const unique = String(Date.now() + made).slice(-9);
  const user = (await sendJson(call, '/auth/register', {
    username: `own_${unique}`,
    password: givenPassword,
    email: `own_${unique}@example.com`,
    phoneNumber: `09${unique}`,
    nationalCode: `1${unique}`,
    fatherName: 'جمشید',
    ...input,
  })) as OwnUser;
  await choosePassword(product, user.username);
  return user;
}

/**
 * Creates a user of clinic 1 whom no other journey needs. They have changed the password that they were given; theirs
 * is that of the demo accounts.
 */
export async function makeUser(
  product: Product,
  {
    username,
    fullName = 'هما فرهی',
    isDoctor = false,
    access = [{ key: 'patients', levels: [2, 3] }],
  }: NewUser = {},
): Promise<OwnUser> {
  const call = await apiOf(product.address, 'mina');
  const roles = (await (await call('/metaRoles')).json()) as {
    data: { id: number; name: string }[];
  };
  const role = roles.data.find(({ name }) => (name === 'پزشک') === isDoctor);
  const input = { fullName, meta_rolesId: role?.id, type: 'staff', access };
  return register(product, call, username ? { ...input, username } : input);
}

/** As `makeUser`, a user of the platform's own staff. */
export async function makeOperator(
  product: Product,
  { fullName = 'آرش پشتیبان', access }: NewUser,
): Promise<OwnUser> {
  const call = await apiOf(product.address, 'admin');
  return register(product, call, { fullName, type: 'ziba', access });
}
