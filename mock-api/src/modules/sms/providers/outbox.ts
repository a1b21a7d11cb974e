import { SmsError, type SmsProvider } from './provider';

/** For development and tests: messages are only stored, and `GET /sms/outbox` shows them. */
export const outbox: SmsProvider = {
  name: 'outbox',
  keepsSecrets: true,
  send: () => Promise.resolve(null),
  deliveries: () => Promise.resolve(new Map()),
};

/** For production without an operator: messages are stored as failed, with the reason. */
export const noProvider: SmsProvider = {
  name: 'none',
  keepsSecrets: false,
  send: () => Promise.reject(new SmsError('no_provider', true)),
  deliveries: () => Promise.resolve(new Map()),
};
