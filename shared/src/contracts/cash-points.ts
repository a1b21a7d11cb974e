import { z } from 'zod';
import { filled, reference, words } from './common';
import { pageOf } from './lists';
import { idParam, rowVersion } from './rows';
import { editOf } from './versions';

export const cashPointTexts = {
  name: 'لطفا نام صندوق را وارد کنید',
  taken: 'صندوق دیگری با این نام ثبت شده است',
  user: 'این کاربر در کلینیک شما نیست',
  unknown: 'این صندوق در کلینیک شما نیست',
  open: 'صندوق امروز این محل هنوز بسته نشده است؛ نخست آن را ببندید',
} as const;

/** A desk at which money is taken besides the main till of the clinic, with the users who take money there. */
export const cashPointInput = z.strictObject({
  name: filled(cashPointTexts.name, 100),
  /** A user takes money at one desk: who is named here leaves the one before. */
  user_ids: z
    .array(reference(cashPointTexts.user), { error: words.wrongChoice })
    .max(500)
    .optional(),
});
export type CashPointInput = z.input<typeof cashPointInput>;
export const cashPointUpdate = editOf(cashPointInput);

export const cashPoint = z.object({
  id: z.number().int(),
  version: rowVersion,
  name: z.string(),
  user_ids: z.array(z.number().int()),
});
export type CashPoint = z.output<typeof cashPoint>;
export const cashPointPage = pageOf(cashPoint);

/** The main till of the clinic in an address. */
export const mainTill = 'main';

/** A till in an address: null for the main till, or the id of a cash point; undefined when left out. */
export const tillQuery = z
  .union([z.literal(['', mainTill]), idParam.shape.id], { error: words.wrongId })
  .transform((value) => {
    if (value === '') return undefined;
    return value === mainTill ? null : value;
  })
  .optional();
