import { api } from '@ziba/shared/api/client';
import type { RegisterForm } from '@ziba/shared/contracts/auth';

/** Asks for an account; the server keeps it pending, and takes sections and levels as a wish only. */
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
