export const m = {
  takeDebt: 'دریافت بدهی',
} as const;
