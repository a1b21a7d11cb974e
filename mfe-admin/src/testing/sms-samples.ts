import type { Broadcast, SmsMessage, SmsSummary } from '@ziba/shared/contracts/sms';

const at = '2026-03-10T09:00:00.000Z';

/** A message to one phone, handed to the operator at once. */
export const aSms = (over: Partial<SmsMessage> = {}): SmsMessage => ({
  id: 7,
  to: '09121234567',
  body: 'نوبت شما فردا ساعت ده است',
  parts: 1,
  kind: 'service',
  event: null,
  status: 'sent',
  error: null,
  attempts: 1,
  broadcast_id: null,
  patient_id: null,
  send_at: at,
  sent_at: at,
  created_at: at,
  ...over,
});

/** A broadcast of which a part still waits. */
export const aBroadcast = (over: Partial<Broadcast> = {}): Broadcast => ({
  id: 3,
  audience: 'patients',
  title: 'نوروز',
  body: 'نوروز\nتخفیف بهاره',
  parts: 1,
  recipients: 40,
  sent: 25,
  failed: 5,
  send_at: at,
  created_at: at,
  ...over,
});

/** The figures of a month. */
export const aSummary = (over: Partial<SmsSummary> = {}): SmsSummary => ({
  sent: 120,
  failed: 3,
  queued: 10,
  limit: 1000,
  credit: 870,
  since: at,
  provider: 'kavenegar',
  part_price: 250,
  advertising_hours: { from: 8, until: 22 },
  ...over,
});

/** The groups of a clinic. */
export const clinicAudiences = {
  data: [
    { audience: 'patients', recipients: 120, advertising: 100 },
    { audience: 'staff', recipients: 9, advertising: 9 },
    { audience: 'doctors', recipients: 4, advertising: 4 },
  ],
};
/** The group of the platform. */
export const platformAudiences = {
  data: [{ audience: 'clinics', recipients: 5, advertising: 5 }],
};

export const aPatientReceiver = {
  kind: 'patient',
  id: 5,
  name: 'نازنین رستگار',
  phone: '09124567890',
  opted_out: false,
} as const;
export const aClinicReceiver = {
  kind: 'clinic',
  id: 2,
  name: 'کلینیک رازی',
  phone: '09171002000',
  opted_out: false,
} as const;
