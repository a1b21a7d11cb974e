import { api } from '@ziba/shared/api/client';
import type { RegisterForm } from '@ziba/shared/contracts/auth';

/** Requests an account. It stays pending; the sections and levels are only a wish. */
export function requestAccess(form: RegisterForm): Promise<unknown> {
  const { applicant, clinic_name, username, email, password, phoneNumber } = form;
  const { roles = [], permissions = [] } = form;
  return api.post('/auth/register', {
    applicant,
    clinic_name,
    username,
    email,
    password,
    phoneNumber,
    roles,
    permissions: permissions.map(Number),
  });
}
