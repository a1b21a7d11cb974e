import { z } from 'zod';

export const generalSettings = z.object({
  id: z.literal(1),
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
