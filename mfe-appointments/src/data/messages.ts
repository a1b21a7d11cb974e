/** Refusals that are made before the server is asked. */
export const m = {
  underWay: 'کار دیگری با این نوبت در حال انجام است',
} as const;
