import { api } from '@ziba/shared/api/client';
import type { RegisterForm } from '@ziba/shared/contracts/auth';

/** Requests an account. It stays pending; the sections and levels are only a wish. */
export function requestAccess(form: RegisterForm): Promise<unknown> {
  const { username, email, password, phoneNumber, roles = [], permissions = [] } = form;
  return api.post('/auth/register', {
    username,
    email,
    password,
    phoneNumber,
    roles,
    permissions: permissions.map(Number),
  });
}
