import { SmsError, type SmsProvider } from './provider';

/** Development and tests: a message is sent by being kept, and `GET /sms/outbox` shows it. */
export const outbox: SmsProvider = {
  name: 'outbox',
  keepsSecrets: true,
  send: () => Promise.resolve(null),
  deliveries: () => Promise.resolve(new Map()),
};

/** Production without an operator: messages are kept as failed and say why. */
export const noProvider: SmsProvider = {
  name: 'none',
  keepsSecrets: false,
  send: () => Promise.reject(new SmsError('no_provider', true)),
  deliveries: () => Promise.resolve(new Map()),
};
