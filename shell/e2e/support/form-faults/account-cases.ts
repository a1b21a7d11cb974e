import type { FormCase } from './form-case';

/** A user whose password no other journey needs. */
const doctor = { username: 'dr_leila', phone: '09171001011' };

/** Forms of the own account. */
export const accountCases: Record<string, FormCase> = {
  'the own password': {
    file: 'shared/src/domain/own-password/own-password-form.tsx',
    username: doctor.username,
    path: '/account',
    typed: {
      'رمز عبور فعلی': 'Ziba@1405',
      'رمز عبور جدید': 'Another@1405',
      'تکرار رمز عبور جدید': 'Another@1405',
    },
    isSecret: true,
    submit: 'تغییر رمز عبور',
    saved: 'رمز عبور شما تغییر کرد',
    rows: `/sms/outbox?to=${doctor.phone}`,
  },
};
