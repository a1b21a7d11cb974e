import { authTexts, type registerInput } from '@ziba/shared/contracts/auth';
import { userTexts } from '@ziba/shared/contracts/users';
import { adminSections, clinicSections, sectionAliases } from '@ziba/shared/contracts/permissions';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { checkPassword, hashPassword } from '../../lib/passwords';
import { m } from '../../messages';
import { refuseWeak } from '../users/password-policy';

type Input = z.output<typeof registerInput>;

interface Registered {
  id: number;
  username: string;
  email: string;
  phoneNumber: string;
  account_status: string;
}

const insertRequest = `
  insert into users (type, username, email, "phoneNumber", password_hash, account_status, requested_access, "fullName")
  values ('staff', $1, $2, $3, $4, 'pending', $5, coalesce($6, $1))
  returning id, username, email, "phoneNumber", account_status`;

/** Who gets no answer presses again within minutes; later nothing is told of an account that waits. */
const findRepeated = `
  select id, username, email, "phoneNumber", account_status, password_hash from users
  where lower(username) = lower($1) and lower(email) = lower($2) and "phoneNumber" = $3
    and requested_access = $4::jsonb and account_status = 'pending' and archived_at is null
    and created_at > app_now() - interval '10 minutes'`;

/** Says in the words of the texts which of them is taken; the constraints decide. */
export function explainTakenAccounts(app: FastifyInstance): void {
  const taken = (field: string, message: string) => ({
    code: 'taken',
    field,
    message,
  });
  app.explainConstraint('users_username', taken('username', authTexts.usernameTaken));
  app.explainConstraint('users_email', taken('email', authTexts.emailTaken));
  app.explainConstraint('users_national_code', taken('nationalCode', userTexts.nationalCodeTaken));
  app.explainConstraint('users_system_code', taken('systemCode', m.taken));
}

/**
 * A request for access: the account waits, without clinic and rights, for somebody to approve it. The same
 * request again, with the same password, answers the account that waits already: its answer was lost.
 */
export async function requestAccess(app: FastifyInstance, input: Input): Promise<Registered> {
  const { username, email, phoneNumber, password } = input;
  const clinic = input.clinic_name ? { clinic_name: input.clinic_name } : {};
  const asked = JSON.stringify({ ...requestedAccess(input), ...clinic });
  const repeated = await repeatedRequest(app, [username, email, phoneNumber, asked], password);
  if (repeated) return repeated;
  refuseWeak('password', password, { username, email, phoneNumber });
  const hash = await hashPassword(password);
  return app.db.platform(async (tx) => {
    const values = [username, email, phoneNumber, hash, asked, input.applicant ?? null];
    const [user] = await tx.query<Registered>(insertRequest, values);
    if (!user) throw new Error('the new account cannot be read');
    const entry = { action: 'register', entity: 'users', entityId: user.id };
    await audit(tx, { userId: user.id, clinicId: null }, entry);
    return user;
  });
}

async function repeatedRequest(
  app: FastifyInstance,
  said: string[],
  password: string,
): Promise<Registered | undefined> {
  const [row] = await app.db.platform((tx) =>
    tx.query<Registered & { password_hash: string }>(findRepeated, said),
  );
  if (!row || !(await checkPassword(password, row.password_hash))) return undefined;
  const { password_hash: _, ...registered } = row;
  return registered;
}

const sections: ReadonlySet<string> = new Set(['all', ...clinicSections, ...adminSections]);

/** `roles` and `permissions` may mix section keys and level numbers, as a list or joined by commas. */
export function requestedAccess({ roles, permissions }: Pick<Input, 'roles' | 'permissions'>) {
  const asked = [roles, permissions].flatMap(listOf).map((entry) => sectionAliases[entry] ?? entry);
  return {
    sections: [...new Set(asked.filter((entry) => sections.has(entry)))],
    levels: [...new Set(asked.filter((entry) => /^[1-4]$/.test(entry)).map(Number))],
  };
}

function listOf(value: Input['roles']): string[] {
  const entries = Array.isArray(value) ? value.map(String) : (value ?? '').split(',');
  return entries.map((entry) => entry.trim());
}
