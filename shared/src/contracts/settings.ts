import { z } from 'zod';
import { filled } from './common';
import { rowVersion } from './rows';
import { baseVersion } from './versions';
import { pictureNames } from './picture-names';

export const generalSettingsTexts = {
  required: 'لطفا همه فیلدها را پر کنید',
} as const;

export const generalSettings = z.object({
  id: z.literal(1),
  version: rowVersion,
  logo_image: z.string().nullable(),
  project_name: z.string(),
  login_short_slogan: z.string(),
  login_page_title: z.string(),
  login_description: z.string(),
  project_description: z.string(),
  main_admin_username: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type GeneralSettings = z.output<typeof generalSettings>;

const text = (max: number) => filled(generalSettingsTexts.required, max);
const texts = {
  project_name: text(100),
  login_page_title: text(200),
  login_short_slogan: text(300),
  main_admin_username: text(100),
  project_description: text(5000),
  login_description: text(5000),
};

/** The form of the general settings. */
export const generalSettingsForm = z.strictObject({ logo_image: pictureNames(), ...texts });
export type GeneralSettingsForm = z.input<typeof generalSettingsForm>;

const ignored = () => z.unknown().optional();

/** An edit of the general settings; the server sets its date. */
export const generalSettingsUpdate = z.strictObject({
  ...z.strictObject(texts).partial().shape,
  logo_image: pictureNames(),
  version: baseVersion,
  id: ignored(),
  created_at: ignored(),
  updated_at: ignored(),
});
export type GeneralSettingsUpdate = z.input<typeof generalSettingsUpdate>;
