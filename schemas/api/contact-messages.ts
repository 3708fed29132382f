import { z } from 'zod';
import { contactRoutes as routes } from './contact-routes.ts';
import { guestDetails } from './customer-details.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, plainLine, plainText } from './wire.ts';

/** What a message is about, as its sender says. */
export const contactSubjects = ['question', 'order', 'feedback', 'press', 'other'] as const;
export const contactSubject = z.enum(contactSubjects);
export type ContactSubject = z.output<typeof contactSubject>;

/**
 * `open`: it waits for an answer. `answered`: it was answered. `closed`: nothing is left to do,
 * with an answer or without one.
 */
export const contactStates = ['open', 'answered', 'closed'] as const;
export const contactState = z.enum(contactStates);
export type ContactState = z.output<typeof contactState>;

export const longestContactMessage = 4000;

export const getContactForm = endpoint(routes.getContactForm, {
  summary: 'What a message has to be sent with: it says that a page was open for a while.',
  security: [],
  reply: dataOf(
    z.object({
      /** Counts from `ready_in` seconds on, for a day. */
      form: z.string(),
      /** Seconds; sent before, a message is refused. */
      ready_in: z.number().int().nonnegative(),
    }),
  ),
});

/** What a customer writes; checked at both ends. */
export const contactMessageBody = z.object({
  name: guestDetails.shape.name,
  email: guestDetails.shape.email,
  /** '': none. */
  phone: z.union([guestDetails.shape.phone_no, z.literal('')]).default(''),
  subject: contactSubject,
  /** Which one it is about; null: none in particular. */
  restaurant_id: id.nullable().default(null),
  /** Of the order that it is about; '': none. */
  order_number: plainLine.max(20, 'Write the number of the order').default(''),
  message: plainText.min(1, 'Write your message').max(longestContactMessage),
});

export const sendContactMessage = endpoint(routes.sendContactMessage, {
  summary: 'Sends the business a message, which is mailed to it; the same key is the same message.',
  security: [],
  recognises: ['user'],
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: contactMessageBody.extend({
    /** Of getContactForm. */
    form: z.string().max(200),
    /** People see no field of this name and leave it empty. */
    website: z.string().max(500).default(''),
  }),
  status: 201,
  // The same for everybody, whatever becomes of it.
  reply: dataOf(z.object({})),
});

/** A message of one's own, as its sender reads it again. */
export const ownContactMessage = z.object({
  subject: contactSubject,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  order_number: z.string(),
  message: z.string(),
  sent_at: instant,
  /** Oldest first. */
  answers: z.array(z.object({ text: z.string(), at: instant })),
});
export type OwnContactMessage = z.output<typeof ownContactMessage>;

export const contactEndpoints = { getContactForm, sendContactMessage };
