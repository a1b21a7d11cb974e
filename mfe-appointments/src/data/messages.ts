/** Words of the calls of this micro-frontend. */
export const m = {
  underWay: 'کار دیگری با این نوبت در حال انجام است',
} as const;
