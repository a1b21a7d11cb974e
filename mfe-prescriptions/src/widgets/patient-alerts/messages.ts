/** Words of the alerts of a patient and of their form (beyond H7). */
export const m = {
  fields: {
    kind: 'نوع هشدار',
    text: 'متن هشدار',
    severity: 'شدت',
    reaction: 'واکنش',
    note: 'یادداشت',
  },
} as const;
