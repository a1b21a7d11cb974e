import { z } from 'zod';

export const fileLimits = {
  bytes: 10 * 1024 * 1024,
  /** Files in one request. */
  atOnce: 10,
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'pdf', 'doc', 'docx'],
  /** The extensions of pictures that a page can show. */
  pictures: ['png', 'jpg', 'jpeg', 'webp'],
} as const;

export const fileTexts = {
  tooLarge: 'حجم فایل نباید بیشتر از ۱۰ مگابایت باشد',
  wrongType: 'این نوع فایل پذیرفته نمی‌شود؛ فقط تصویر، PDF و Word قابل بارگذاری است',
  notAccepted: (kinds: readonly string[]) =>
    `فقط این نوع فایل‌ها پذیرفته می‌شود: ${kinds.join('، ')}`,
  notPicture: 'فقط تصویر (png، jpg یا webp) پذیرفته می‌شود',
  empty: 'فایل انتخاب شده خالی است',
  notFound: 'فایل یافت نشد',
  quotaExceeded: 'فضای ذخیره‌سازی کلینیک پر شده است',
  uploadFailed: 'بارگذاری فایل انجام نشد',
} as const;

/** The extension of a file name: `pdf`. */
export type FileExtension = (typeof fileLimits.extensions)[number];

/** Whether the name of a file ends in one of the extensions, in any case. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  return extensions.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** Whether a file name is that of a picture. */
export function isPicture(name: string): boolean {
  return hasExtension(name, fileLimits.pictures);
}

export const fileFolders = [
  'general',
  'users',
  'patients',
  'services',
  'products',
  /** The pictures of patients, which users of `appointments` alone do not see. */
  'photos',
  /** Signed consents; the server makes them. */
  'consents',
] as const;

export const uploadedFile = z.object({
  id: z.number().int(),
  /** The stored name without folder; rows store it, and a signed address shows the file. */
  fileName: z.string(),
  /** `/uploads/{folder}/{fileName}`. */
  path: z.string(),
  /** Signed address, valid for ten minutes. */
  url: z.string(),
  originalName: z.string(),
  mime: z.string(),
  size: z.number().int(),
  /** For pictures: whether smaller versions exist (`?size=320` or `1280` on the address). */
  has_thumbnails: z.boolean().optional(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** The first file of an upload, and the stored values of all of them. */
export const uploadAnswer = uploadedFile.extend({ paths: z.array(z.string()) });

/** `GET /files/sign?names=a,b`: new signed addresses by stored name, and the original names of the files. */
export const signQuery = z.strictObject({ names: z.string().min(1).max(4000) });
export const signedFiles = z.object({
  data: z.record(z.string(), z.string()),
  /** The original names, by the stored ones. */
  names: z.record(z.string(), z.string()).optional(),
});
