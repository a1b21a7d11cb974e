import type { SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aBroadcast, aClinicReceiver, aSms, aSummary, clinicAudiences } from './sms-samples';

/** The text of an event as every clinic starts with it. */
export const aTemplate = (over: Partial<SmsTemplate> = {}): SmsTemplate => ({
  id: null,
  version: 0,
  event: 'appointment_registered',
  title: 'ثبت نوبت',
  body: 'نوبت شما ثبت شد',
  enabled: true,
  hours_before: null,
  parts: 1,
  preview: 'نوبت شما ثبت شد',
  ...over,
});

/** The answers to all calls of the SMS panels. */
export const smsAnswers: Record<string, FakeAnswer> = {
  'GET /sms/audiences': () => clinicAudiences,
  'GET /sms/broadcasts': () => pageWith(aBroadcast()),
  'GET /sms/messages': () => pageWith(aSms()),
  'GET /sms/receivers': () => ({ data: [aClinicReceiver] }),
  'GET /sms/settings': () => ({ version: 0, advertising_from: 8, advertising_until: 22 }),
  'GET /sms/summary': () => aSummary(),
  'GET /sms/templates': () => pageWith(aTemplate()),
  'GET /sms/templates/sample': () => ({ values: {}, is_real: false }),
  'GET /notifications/recipients': () => ({ recipients: 4 }),
};
