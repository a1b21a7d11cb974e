/** Words of the columns. */
export const m = {
  actionsOf: (name: string) => `عملیات ${name}`,
} as const;
