import { z } from 'zod';
import { pageOf } from './common';

export const notification = z.object({
  id: z.number().int(),
  /** Text between single quotes is shown bold. */
  title: z.string(),
  isRead: z.boolean(),
  type: z.string(),
  severity: z.enum(['info', 'warning', 'danger']),
  /** Address of the record it speaks of. */
  link: z.string().nullable(),
  created_at: z.string(),
});
export type Notification = z.output<typeof notification>;
export const notificationPage = pageOf(notification);
export const notificationsChanged = z.object({ changed: z.number().int() });
