/** Days before the end of a subscription on which the managers of the clinic get a notification; the first is the earliest. */
export const noticeDays = [14, 7, 3, 1] as const;

/** Whether the screens of a clinic say that its subscription ends, with so many days left. */
export const isEndingSoon = (daysLeft: number): boolean => daysLeft <= noticeDays[0];
