/** Texts of the folded filters. */
export const m = {
  filters: 'فیلترها',
  /** The name of the button while some filters narrow the list. */
  active: (count: string) => `فیلترها (${count} فعال)`,
} as const;
