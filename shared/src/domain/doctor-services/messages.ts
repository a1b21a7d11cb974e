/** Words of the fields that choose a service of a doctor. */
export const m = {
  onlyDone: (doctor: string) => `فقط خدمت‌هایی که ${doctor} انجام می‌دهد`,
  notDone: (doctor: string, service: string) =>
    `${doctor} «${service}» را انجام نمی‌دهد؛ خدمت دیگری انتخاب کنید`,
} as const;
