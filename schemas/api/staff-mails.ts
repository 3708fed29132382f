import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, instant, plainLine } from './wire.ts';

/** Why a mail was not taken, in a word: what a mail server answers may hold names and secrets. */
const mailProblem = z.enum([
  'unreachable',
  'sign_in',
  'not_secure',
  'sender',
  'recipient',
  'later',
  'refused',
  'unknown',
]);
export type MailProblem = z.output<typeof mailProblem>;

/** What a mail is about. */
const mailKind = z.enum([
  'order_mail',
  'restaurant_mail',
  'dispute_mail',
  'newsletter_mail',
  'invitation_mail',
  'password_mail',
  'second_factor_mail',
  'owner_notice_mail',
  'sign_in_mail',
  'user_code_mail',
  'user_mail',
  'proposal_mail',
  'gift_card_mail',
  'contact_mail',
  'contact_answer_mail',
  'reservation_mail',
]);
export type MailKind = z.output<typeof mailKind>;

const failedMail = z.object({
  id: z.string(),
  kind: mailKind,
  /** The address; null: what it was about is gone. */
  to: z.string().nullable(),
  /** Of the order that it is about. */
  order_number: count.nullable(),
  queued_at: instant,
  /** Tries that failed since it was queued, or queued once more. */
  attempts: count,
  problem: mailProblem,
  /** When it is tried again; null: it was given up on after a day. */
  next_at: instant.nullable(),
});
export type FailedMail = z.output<typeof failedMail>;

const staffMails = z.object({
  /** The address that every mail comes from. */
  from: z.string(),
  /** false: without a mail server, mails are written into a folder, and none leaves. */
  is_delivered: z.boolean(),
  /** Of them all; `failed` holds the newest. */
  failed_count: count,
  failed: z.array(failedMail),
});
export type StaffMails = z.output<typeof staffMails>;

const getMails = endpoint(routes.getMails, {
  summary: 'Where mails come from, and those of the tenant that were not taken yet.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(staffMails),
});

export const testedMail = z.object({
  to: z.string(),
  /** null: the mail server took it. */
  problem: mailProblem.nullable(),
});

const sendTestMail = endpoint(routes.sendTestMail, {
  summary: 'Sends a test mail to the address of whoever asks, and says whether it was taken.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(testedMail),
});

/** A job's number, as text: it may be larger than a number of JSON. */
const mailId = z.object({ mailId: z.string().regex(/^[1-9]\d{0,17}$/, 'Name a mail') });

const retryMail = endpoint(routes.retryMail, {
  summary: 'Sends a mail that failed again, at once; asked for twice it is still sent once.',
  security: ['staff'],
  roles: ['owner'],
  params: mailId,
  reply: dataOf(z.object({})),
});

const giveUpMail = endpoint(routes.giveUpMail, {
  summary: 'Gives up on a mail that failed: it is never sent.',
  security: ['staff'],
  roles: ['owner'],
  params: mailId,
  reply: dataOf(z.object({})),
});

const listedSubscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  confirmed_at: instant.nullable(),
});
export type ListedSubscriber = z.output<typeof listedSubscriber>;

export const listSubscribers = endpoint(routes.listSubscribers, {
  summary: 'The addresses that get the newsletter, by address.',
  security: ['staff'],
  roles: ['owner'],
  query: z.object({
    /** A part of the address. */
    text: plainLine.max(254).optional(),
    /** Those that follow this one. */
    after: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      /** Of all that get it, whatever is looked for. */
      count,
      subscribers: z.array(listedSubscriber),
      /** What `after` is for those that follow; null: there are no more. */
      next: z.uuid().nullable(),
    }),
  ),
});

const removeSubscriber = endpoint(routes.removeSubscriber, {
  summary: 'Ends a subscription; the address may sign up again by itself.',
  security: ['staff'],
  roles: ['owner'],
  params: z.object({ subscriberId: z.uuid() }),
  reply: dataOf(z.object({})),
});

/** The rows of the contract. */
export const mailEndpoints = {
  getMails,
  sendTestMail,
  retryMail,
  giveUpMail,
  listSubscribers,
  removeSubscriber,
};
