import {
  aMedication,
  aPharmacyTranscription,
  aTranscription,
} from '@ziba/shared/testing/transcription-samples';
import { prescriptionDocument } from './prescription-document';

const settings = {
  version: 1,
  usage_phrases: [],
  print_title: null,
  print_text: null,
  consent_required: false,
};
const head = { receipt: undefined, settings, name: 'کلینیک زیبایی مهر' };

it('prints the drugs on A5, with the code of the appointment and a box for the stamp', () => {
  const medications = [aMedication({ form: 'قرص', strength: '400', duration: '5 روز' })];
  expect(prescriptionDocument(aPharmacyTranscription({ medications }), head)).toMatchObject({
    size: 'a5',
    title: 'نسخه دارویی',
    code: 'A-100061',
    clinic: { name: 'کلینیک زیبایی مهر' },
    rows: [['ایبوپروفن قرص ۴۰۰', '۲۰ عدد', 'هر ۸ ساعت، ۵ روز']],
    signatures: ['مهر و امضای پزشک'],
  });
});

it('prints the subject, the time and the goods of an operation', () => {
  const items = [{ name: 'نخ بخیه', quantity: '۲', product_id: null, amount: null }];
  const { facts, rows, title } = prescriptionDocument(aTranscription({ items }), head);
  expect(title).toBe('نسخه عمل جراحی');
  expect(facts).toContainEqual({ label: 'موضوع', value: 'بلفاروپلاستی' });
  expect(facts).toContainEqual({ label: 'زمان عمل', value: '۱۴۰۴/۱۰/۲۰، ۱۶:۰۰' });
  expect(rows).toEqual([['نخ بخیه', '۲']]);
});

it('prints the heading of the settings, and the stamp of the doctor', () => {
  const own = {
    ...settings,
    print_title: 'مطب دکتر احمدی',
    print_text: 'شیراز، خیابان زند',
    consent_required: false,
  };
  const printed = prescriptionDocument(aTranscription(), {
    ...head,
    settings: own,
    stampImage: '/stamp.png',
  });
  expect(printed.clinic).toMatchObject({ name: 'مطب دکتر احمدی', address: 'شیراز، خیابان زند' });
  expect(printed.signaturePicture).toBe('/stamp.png');
});

it('prints the national tracking code, isolated from left to right', () => {
  const coded = aPharmacyTranscription({ tracking_code: '140412345' });
  const fact = { label: 'کد رهگیری ملی', value: '\u2066۱۴۰۴۱۲۳۴۵\u2069' };
  expect(prescriptionDocument(coded, head).facts).toContainEqual(fact);
  const labels = prescriptionDocument(aPharmacyTranscription(), head).facts?.map(
    ({ label }) => label,
  );
  expect(labels).not.toContain('کد رهگیری ملی');
});

it('says a frequency once, and leaves the digits of Latin words as they are', () => {
  const line = { usage: 'هر 8 ساعت، 7 روز', frequency: 'هر 8 ساعت', duration: '7 روز' };
  const medications = [aMedication({ ...line, dose: '1 عدد', strength: '400 mg', quantity: '20' })];
  expect(prescriptionDocument(aPharmacyTranscription({ medications }), head).rows).toEqual([
    ['ایبوپروفن 400 mg', '۲۰', 'هر ۸ ساعت، ۷ روز، ۱ عدد'],
  ]);
});

it('prints the age on the day of the prescription, and the number of the medical council', () => {
  const sample = aPharmacyTranscription();
  const factsOf = (number: string | null) =>
    prescriptionDocument(
      {
        ...sample,
        doctor: sample.doctor && { ...sample.doctor, medical_council_number: number },
        patient: { ...sample.patient, birth_date: '1990-01-04' },
        created_at: '2026-01-03T12:00:00.000Z',
      },
      head,
    ).facts;
  expect(factsOf('123456')).toContainEqual({ label: 'سن', value: '۳۵ سال' });
  expect(factsOf('123456')).toContainEqual({
    label: 'شماره نظام پزشکی',
    value: '\u2066۱۲۳۴۵۶\u2069',
  });
  expect(factsOf(null)?.map(({ label }) => label)).not.toContain('شماره نظام پزشکی');
});

it('prints why a drug is prescribed despite a warning, below the notes of the doctor', () => {
  const description = 'با غذا مصرف شود';
  const despite = aPharmacyTranscription({ description, risk_reason: 'حساسیت خفیف است' });
  expect(prescriptionDocument(despite, head).notes).toEqual([
    'با غذا مصرف شود',
    'دلیل تجویز با وجود هشدار: حساسیت خفیف است',
  ]);
  const usual = aPharmacyTranscription({ description: null });
  expect(prescriptionDocument(usual, head).notes).toBeUndefined();
});
