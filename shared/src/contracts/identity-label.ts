/** The two numbers by which a patient is known. */
export const identityLabels = {
  national_code: 'کد ملی',
  foreign_id: 'شماره گذرنامه یا اتباع',
} as const;

/** Whether a number is a national code: ten digits. */
export const isNationalCode = (code: string | null | undefined): code is string =>
  /^\d{10}$/.test(code ?? '');

/** What the number by which a patient is known is called. */
export const identityLabel = (code: string | null | undefined): string =>
  code && !isNationalCode(code) ? identityLabels.foreign_id : identityLabels.national_code;
