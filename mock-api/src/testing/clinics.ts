let last = 0;

/** A draft of a clinic as the operator's wizard sends it. */
export const aClinicInput = (
  clinic_category_id: number,
  overrides: Record<string, unknown> = {},
) => ({
  name: `کلینیک ${(last += 1)}`,
  name_en: 'Mehr Clinic',
  city: 'شیراز',
  address: 'شیراز، خیابان زند',
  clinic_category_id,
  responsible_name: 'مینا کریمی',
  responsible_national_id: '۰۰۱۲۳۴۵۶۷۹',
  phone1: '۰۹۱۷۱۲۳۴۵۶۷',
  features: 'پیامک، گزارش، فایل',
  ...overrides,
});

/** The fields that an active clinic needs. */
export const documents = {
  identity_file: '/uploads/general/id.png',
  contract_file: 'c1.pdf,c2.pdf',
};
