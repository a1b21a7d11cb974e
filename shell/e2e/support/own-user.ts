import { apiOf } from './api';
import type { RunningProduct } from './running-product';
import { demoPassword } from './sign-in';

interface NewUser {
  fullName?: string;
  /** Section keys and levels. */
  access?: { key: string; levels: number[] }[];
}

export interface OwnUser {
  id: number;
  username: string;
}

let made = 0;

/** Creates a user of clinic 1 whom no other journey needs; their password is that of the demo accounts. */
export async function makeUser(
  { address }: Pick<RunningProduct, 'address'>,
  { fullName = 'هما فرهی', access = [{ key: 'patients', levels: [2, 3] }] }: NewUser = {},
): Promise<OwnUser> {
  made += 1;
  const unique = String(Date.now() + made).slice(-9);
  const call = await apiOf(address, 'mina');
  const roles = (await (await call('/metaRoles')).json()) as {
    data: { id: number; name: string }[];
  };
  const role = roles.data.find(({ name }) => name !== 'پزشک');
  const answer = await call('/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: `own_${unique}`,
      password: demoPassword,
      email: `own_${unique}@example.com`,
      phoneNumber: `09${unique}`,
      nationalCode: `1${unique}`,
      fullName,
      fatherName: 'جمشید',
      meta_rolesId: role?.id,
      type: 'staff',
      access,
    }),
  });
  if (!answer.ok) throw new Error(`the user was not created: ${await answer.text()}`);
  return (await answer.json()) as OwnUser;
}
