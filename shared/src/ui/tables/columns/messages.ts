/** Words of the kinds of columns. */
export const m = {
  actionsOf: (name: string) => `عملیات ${name}`,
} as const;
