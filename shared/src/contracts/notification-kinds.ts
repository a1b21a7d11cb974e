/**
 * The kinds of notification that a user may switch off; each is the `type` of a notification. The operator's own
 * messages (`platform`) are not among them: they announce outages and changes of the service.
 */
export const notificationKinds = [
  'low_stock',
  'near_expiry',
  'stock_shortage',
  'device_service',
  'subscription',
  'subscription_request',
  'ticket_reply',
  'open_ticket',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
