/** Titles of notifications; `{name}` is the product, and text between single quotes is shown in bold. */
export const m = {
  out: "موجودی کالای '{name}' به پایان رسیده است",
  low: "موجودی کالای '{name}' رو به اتمام است",
  expired: "تاریخ انقضا یا سرویس کالای '{name}' گذشته است",
  near_expiry: "تاریخ انقضا یا سرویس کالای '{name}' نزدیک است",
  service_due: "زمان سرویس دستگاه '{name}' گذشته است",
  service_near: "زمان سرویس دستگاه '{name}' نزدیک است",
  subscription_ended: "اشتراک '{name}' به پایان رسیده است",
  subscription_ending: "از اشتراک '{name}' {days} روز باقی مانده است",
  shortage: (session: string) => `گزارش جلسه '${session}' با کسری کالا ثبت شد`,
  shortageOfOperation: (topic: string) => `گزارش عمل '${topic}' با کسری کالا ثبت شد`,
  /** The missing quantity of one product, such as `سرنگ: ۲ عدد کم بود`. */
  missing: (name: string, amount: string, unit: string) => `${name}: ${amount} ${unit} کم بود`,
  shortageReason: (reason: string) => `دلیل: ${reason}`,
  openTicket: (subject: string, clinic: string) =>
    `تیکت '${subject}' از '${clinic}' در انتظار پاسخ است`,
  subscriptionAsked: (clinic: string, days: string) =>
    `'${clinic}' تمدید ${days} روزه اشتراک را درخواست کرده است`,
  subscriptionApproved: (days: string) => `درخواست تمدید ${days} روزه اشتراک تأیید شد`,
  subscriptionRefused: (days: string) => `درخواست تمدید ${days} روزه اشتراک رد شد`,
  changeAsked: (clinic: string) => `'${clinic}' تغییر مسئول یا مدرک هویتی را درخواست کرده است`,
  changeApproved: 'درخواست تغییر مسئول یا مدرک هویتی کلینیک تأیید شد',
  changeRefused: 'درخواست تغییر مسئول یا مدرک هویتی کلینیک رد شد',
  ticketReply: (subject: string) => `به تیکت '${subject}' پاسخ داده شد`,
} as const;
