import type { SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { m } from './messages';

/** The name of a text: its event, and for reminders how long before. */
export const titleOf = ({ title, hours_before: hours }: SmsTemplate) =>
  hours === null ? title : m.before(title, hours);
