/** Units of sizes of files. */
export const m = {
  gigabytes: (count: string) => `${count} گیگابایت`,
  megabytes: (count: string) => `${count} مگابایت`,
  kilobytes: (count: string) => `${count} کیلوبایت`,
} as const;
