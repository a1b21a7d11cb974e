import { aTranscription } from '@ziba/shared/testing/transcription-samples';
import { reportDocument } from './report-document';

const head = {
  receipt: undefined,
  settings: {
    version: 1,
    usage_phrases: [],
    print_title: 'مطب دکتر احمدی',
    print_text: null,
    consent_required: false,
  },
  name: 'کلینیک زیبایی مهر',
  stampImage: '/stamp.png',
};

it('prints who, what and when, the text, the goods, and the stamp', () => {
  const operation = aTranscription({
    status: 'reported',
    report: 'بدون عارضه انجام شد.',
    report_attachment: ['a.jpg', 'b.jpg'],
    reported_at: '2026-01-10T14:00:00.000Z',
    items: [{ name: 'نخ بخیه', quantity: '۲', product_id: null, amount: null }],
  });
  const printed = reportDocument(operation, head);
  expect(printed).toMatchObject({
    size: 'a4',
    title: 'گزارش عمل',
    number: 'A-100061',
    clinic: { name: 'مطب دکتر احمدی' },
    rows: [['نخ بخیه', '۲']],
    notes: ['بدون عارضه انجام شد.', '۲ تصویر و پیوست در پرونده است.'],
    signaturePicture: '/stamp.png',
  });
  expect(printed.facts).toContainEqual({ label: 'زمان عمل', value: '۱۴۰۴/۱۰/۲۰، ۱۶:۰۰' });
  expect(printed.facts).toContainEqual({ label: 'تاریخ گزارش', value: '۱۴۰۴/۱۰/۲۰، ۱۷:۳۰' });
});
