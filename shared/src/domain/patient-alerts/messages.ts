/** Texts of the alerts of a patient, wherever they are shown. */
export const m = {
  title: 'هشدارهای پزشکی',
  loading: 'هشدارهای پزشکی خوانده می‌شود…',
  failed: 'هشدارها خوانده نشد',
  none: 'هشدار پزشکی ثبت نشده است',
  withSeverity: (kind: string, severity: string) => `${kind} ${severity}`,
  of: (kind: string, text: string) => `${kind}: ${text}`,
  withReaction: (alert: string, reaction: string) => `${alert} (${reaction})`,
} as const;
