/** Words of a name that opens the patient's card. */
export const m = { glance: 'خلاصه پرونده' } as const;
