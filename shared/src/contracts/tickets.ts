import { z } from 'zod';
import { emptyAsNull, fileNames, filled, words } from './common';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { toLatinDigits } from './digits';

export const ticketStatuses = ['user-replied', 'system-replied', 'closed'] as const;
export const senderTypes = ['user', 'system'] as const;

export const ticketTexts = {
  required: 'لطفا همه فیلدهای ورودی را پر کنید',
  message: 'متن پیام را وارد کنید',
  closed: 'این تیکت بسته شده است؛ لطفا تیکت جدیدی ارسال کنید',
  alreadyClosed: 'این تیکت پیش‌تر بسته شده است',
  notClosed: 'این تیکت بسته نیست',
  notFound: 'تیکت یافت نشد',
} as const;

/** Who a ticket is written to, and how urgent it is; the stored words. */
export const ticketDepartments = ['پشتیبانی', 'فنی', 'مالی'] as const;
export const ticketPriorities = ['عادی', 'مهم', 'فوری'] as const;

/** The default values of a new ticket. */
export const ticketDefaults = { department: 'پشتیبانی', priority: 'مهم' } as const;

const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  emptyAsNull(z.enum(choices, { error: words.wrongChoice })).optional();

const ignored = () => z.unknown().optional();

/**
 * A new ticket with its first message. An invalid or taken code is replaced; the sender comes from the
 * session.
 */
export const ticketInput = z.strictObject({
  subject: filled(ticketTexts.required, 200),
  message: filled(ticketTexts.required, 5000),
  code: z
    .union([z.string().max(100), z.number()])
    .nullable()
    .optional(),
  department: oneOf(ticketDepartments),
  priority: oneOf(ticketPriorities),
  attachment: fileNames(),
  userId: ignored(),
  clinic_id: ignored(),
  sender: ignored(),
  sender_type: ignored(),
  type: ignored(),
  status: ignored(),
});
export type TicketInput = z.input<typeof ticketInput>;

/** An answer in a ticket; a blank one is refused. */
export const ticketReplyInput = z.strictObject({
  message: filled(ticketTexts.message, 5000),
  attachment: fileNames(),
  sender_type: ignored(),
  sender: ignored(),
  userId: ignored(),
});
export type TicketReplyInput = z.input<typeof ticketReplyInput>;

const person = z.object({
  id: z.number().int(),
  username: z.string(),
  type: z.string(),
  profile: z.object({
    fullName: z.string(),
    avatar: z.string().nullable(),
    systemCode: z.string().nullable(),
  }),
});

export const ticketMessage = z.object({
  id: z.number().int(),
  message: z.string(),
  /** Comma-joined file names. */
  attachment: z.string().nullable(),
  sender_type: z.enum(senderTypes),
  sender: person.nullable(),
  /** HH:MM in Tehran. */
  time: z.string(),
  createdAt: z.string(),
});
export type TicketMessage = z.output<typeof ticketMessage>;

export const ticketRow = z.object({
  id: z.number().int(),
  /** Twelve letters and digits. */
  code: z.string(),
  subject: z.string(),
  department: z.string(),
  priority: z.string(),
  clinic_id: z.number().int(),
  clinic: z.object({ id: z.number().int(), name: z.string() }),
  userId: z.number().int(),
  user: person,
  status: z.enum(ticketStatuses),
  closed_at: z.string().nullable(),
  createdAt: z.string(),
  /** Whether the other side wrote something that the caller's side has not seen; in a clinic only for its author. */
  is_unread: z.boolean(),
});
export type TicketRow = z.output<typeof ticketRow>;
export const ticketPage = pageOf(ticketRow);

/** How many of the tickets that the caller may see are unread, as `is_unread` says. */
export const unreadTickets = z.object({ count: z.number().int() });
export type UnreadTickets = z.output<typeof unreadTickets>;

/** A ticket was closed or opened again. */
export const ticketTurn = z.object({
  action: z.enum(['closed', 'reopened']),
  at: z.string(),
  /** The name of who did it; null if they were removed. */
  by: z.string().nullable(),
});
export type TicketTurn = z.output<typeof ticketTurn>;

/** A ticket with its messages and turns, each the first one first. */
export const ticket = ticketRow.extend({
  messages: z.array(ticketMessage),
  turns: z.array(ticketTurn),
});
export type Ticket = z.output<typeof ticket>;

/** The ticket after an answer, and the answer itself. */
export const ticketReply = ticket.extend({
  ...ticketMessage.omit({ id: true, createdAt: true }).shape,
});

const blanks = ['', 'null', 'undefined', '0'];
/** An id in the query; the placeholders of clients for a missing id are accepted as none. */
const filterId = z
  .string()
  .transform((value) => (blanks.includes(value) ? undefined : Number(toLatinDigits(value))))
  .pipe(z.number({ error: words.wrongId }).int(words.wrongId).min(1, words.wrongId).optional())
  .optional();

/** `type` is the account type of the asking user, as the texts send it; `unread` leaves only the unread tickets. */
export const ticketQuery = pageQuery.extend({
  clinic_id: filterId,
  clinicId: filterId,
  userId: filterId,
  user_id: filterId,
  type: z.string().max(60).optional(),
  status: optionalChoice(ticketStatuses),
  unread: optionalChoice(['true']),
});

/** `{id}` of a path: the id of a ticket, or its code, with or without the sign before it. */
export const ticketParam = z.object({
  id: z
    .string()
    .transform((value) => toLatinDigits(value).replace(/^#/, ''))
    .pipe(z.string().regex(/^(\d{1,10}|[A-Za-z0-9]{12})$/, words.wrongId))
    .refine((value) => value.length === 12 || Number(value) <= 2_147_483_647, words.wrongId)
    .refine((value) => Number(value) !== 0, words.wrongId),
});
