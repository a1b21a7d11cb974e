/** Examples for the keys of a template, shown while it is written. */
export const m = {
  example: {
    doctor_name: 'دکتر سارا احمدی',
    appointment_id: 'A1B2C',
    prescription_id: 'RX48213',
    clinic_name: 'کلینیک زیبایی مهر',
    clinic_address: 'شیراز، خیابان زند',
  },
} as const;
