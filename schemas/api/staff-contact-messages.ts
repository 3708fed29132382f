import { z } from 'zod';
import { contactState, contactSubject } from './contact-messages.ts';
import { contactRoutes as routes } from './contact-routes.ts';
import { endpoint } from './endpoint.ts';
import { leadingRoles } from './staff-role.ts';
import { count, dataOf, id, instant, plainText } from './wire.ts';

const message = z.object({
  id: z.uuid(),
  state: contactState,
  /** It looks like advertising, so nobody was mailed about it. */
  is_suspected: z.boolean(),
  subject: contactSubject,
  /** null: none in particular. */
  restaurant: z.object({ id, name: z.string() }).nullable(),
  name: z.string(),
  email: z.string(),
  /** '': none was given; as the next one. */
  phone: z.string(),
  order_number: z.string(),
  /** In a list only how it begins. */
  text: z.string(),
  sent_at: instant,
});
export type StaffContactMessage = z.output<typeof message>;

const thread = message.extend({
  /** Raised by every answer and every change of its state. */
  revision: count,
  /** Oldest first. */
  answers: z.array(
    z.object({
      id: z.uuid(),
      text: z.string(),
      by: z.string(),
      at: instant,
      /** When the mail left; null: it waits in the outbox. */
      mailed_at: instant.nullable(),
    }),
  ),
});
export type StaffContactThread = z.output<typeof thread>;

export const contactFilter = z.enum(['open', 'answered', 'closed', 'suspected']);
export type ContactFilter = z.output<typeof contactFilter>;

const forLeaders = { security: ['staff'], roles: leadingRoles } as const;
const params = z.object({ messageId: z.uuid() });
const reply = dataOf(thread);

export const listContactMessages = endpoint(routes.listContactMessages, {
  summary: 'Messages of customers, the newest first, 25 at a time; of a manager those of theirs.',
  ...forLeaders,
  query: z.object({
    filter: contactFilter.default('open'),
    /** Those that follow this one. */
    after: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      messages: z.array(message),
      /** What `after` is for those that follow; null: there are no more. */
      next: z.uuid().nullable(),
      /** Of all that wait for an answer. */
      open_count: count,
    }),
  ),
});

export const getContactMessage = endpoint(routes.getContactMessage, {
  summary: 'A message with its answers.',
  ...forLeaders,
  params,
  reply,
});

/** An answer; checked at both ends. */
export const contactAnswerText = plainText.min(1, 'Write your answer').max(5000);

export const answerContactMessage = endpoint(routes.answerContactMessage, {
  summary: 'Mails an answer to the sender of a message; the same key is the same answer.',
  ...forLeaders,
  params,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.object({
    text: contactAnswerText,
    /** What was seen: where somebody else was faster it is refused. */
    revision: count,
  }),
  status: 201,
  reply,
});

export const closeContactMessage = endpoint(routes.closeContactMessage, {
  summary: 'Says that nothing is left to do about a message; again changes nothing.',
  ...forLeaders,
  params,
  body: z.object({}),
  reply,
});

export const reopenContactMessage = endpoint(routes.reopenContactMessage, {
  summary:
    'Has a message wait for an answer again, and says that it is no advertising; again changes nothing.',
  ...forLeaders,
  params,
  body: z.object({}),
  reply,
});

export const staffContactEndpoints = {
  listContactMessages,
  getContactMessage,
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
};
