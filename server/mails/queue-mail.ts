import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import type { QueuedJob } from '../db/queries/sales.ts';
import { prepareSql } from '../db/prepare-sql.ts';
import { listOwners } from '../db/queries/staff-people.ts';

/** What the outbox keeps of a mail to send: the order as it is when it is sent says the rest. */
export const orderMailJob = z.object({
  tenantId: z.number().int(),
  orderId: z.uuid(),
  /** The event that calls for it, or the refund that arrived. */
  cause: z.union([z.object({ eventId: z.number().int() }), z.object({ refundId: z.uuid() })]),
});
export type OrderMailJob = z.output<typeof orderMailJob>;

/** What the outbox keeps of a mail to a restaurant about one of its orders. */
export const restaurantMailJob = z.object({
  tenantId: z.number().int(),
  orderId: z.uuid(),
  /** The event that calls for it, or that nobody answered the order. */
  cause: z.union([z.object({ eventId: z.number().int() }), z.literal('unanswered')]),
});
export type RestaurantMailJob = z.output<typeof restaurantMailJob>;

/** What the outbox keeps of a mail to send; the token is made when it is sent, and never stored. */
export const newsletterMailJob = z.object({
  tenantId: z.number().int(),
  subscriberId: z.uuid(),
  cause: z.enum(['asked', 'welcome']),
  /** Of this one mail: asked for again, it is another one. */
  mailId: z.uuid(),
});
export type NewsletterMailJob = z.output<typeof newsletterMailJob>;

/** What the outbox keeps of a mail to send to somebody whose password is guessed. */
export const signInMailJob = z.object({
  tenantId: z.number().int(),
  staffId: z.uuid(),
  /** Wrong passwords when it was queued. */
  misses: z.number().int(),
  mailId: z.uuid(),
});
export type SignInMailJob = z.output<typeof signInMailJob>;

/** What the outbox keeps of a mail about a payment that is disputed. */
export const disputeMailJob = z.object({
  tenantId: z.number().int(),
  gateway: z.enum(['sandbox', 'stripe']),
  disputeId: z.string(),
  /** An owner's account; null: the restaurant itself. */
  staffId: z.uuid().nullable(),
});
export type DisputeMailJob = z.output<typeof disputeMailJob>;
/** What the outbox keeps of an invitation to send; its token is made when it is sent. */
export const invitationMailJob = z.object({
  tenantId: z.number().int(),
  invitationId: z.uuid(),
  mailId: z.uuid(),
});
export type InvitationMailJob = z.output<typeof invitationMailJob>;

/**
 * What the outbox keeps of a mail about a password; the token of its link is made when it is sent.
 * Where nobody has the account, nobody is mailed.
 */
export const passwordMailJob = z.object({
  tenantId: z.number().int(),
  staffId: z.uuid(),
  /** ISO 8601, when the link ends; null: it tells that the password was changed. */
  expiresAt: z.iso.datetime().nullable(),
  mailId: z.uuid(),
});
export type PasswordMailJob = z.output<typeof passwordMailJob>;

/** What the outbox keeps of a mail to somebody about their second factor. */
export const secondFactorMailJob = z.object({
  tenantId: z.number().int(),
  staffId: z.uuid(),
  cause: z.enum(['reset', 'passkey_added', 'passkey_blocked']),
  mailId: z.uuid(),
});
export type SecondFactorMailJob = z.output<typeof secondFactorMailJob>;
/** What the outbox keeps of a mail about changes that a manager sent to the owners. */
export const proposalMailJob = z.object({
  tenantId: z.number().int(),
  proposalId: z.uuid(),
  /** An owner's account, whom it waits for; or of who sent it, who is told what became of it. */
  staffId: z.uuid(),
  cause: z.enum(['sent', 'decided']),
});
export type ProposalMailJob = z.output<typeof proposalMailJob>;

/** What the outbox keeps of a one-time code to send: the request as it stands says the rest. */
export const userCodeJob = z.object({ tenantId: z.number().int(), codeId: z.uuid() });
export type UserCodeJob = z.output<typeof userCodeJob>;

/** What the outbox keeps of a mail to a customer about their account. */
export const userMailJob = z.object({
  tenantId: z.number().int(),
  userId: z.uuid(),
  cause: z.enum([
    'welcome',
    'password_changed',
    'email_changed',
    'passkey_added',
    'passkey_blocked',
    'sign_in_connected',
    'guessed',
    'deleted',
  ]),
  /** Whom it goes to where that is not the account's address any more. */
  to: z
    .object({ name: z.string(), address: z.string(), language: z.string().optional() })
    .nullable(),
  mailId: z.uuid(),
});
export type UserMailJob = z.output<typeof userMailJob>;

/** What the outbox keeps of a gift card's mail; its code waits sealed with the card. */
export const giftCardMailJob = z.object({
  tenantId: z.number().int(),
  giftCardId: z.uuid(),
  /** Of this one mail: sent again with a new code, it is another one. */
  mailId: z.uuid(),
});
export type GiftCardMailJob = z.output<typeof giftCardMailJob>;

/** What the outbox keeps of a mail to a business about what a customer wrote. */
export const contactMailJob = z.object({
  tenantId: z.number().int(),
  messageId: z.uuid(),
  /** The business's own address, as it was then. */
  to: z.string(),
  mailId: z.uuid(),
});
export type ContactMailJob = z.output<typeof contactMailJob>;

/** What the outbox keeps of an answer to a customer. */
export const contactAnswerJob = z.object({
  tenantId: z.number().int(),
  messageId: z.uuid(),
  answerId: z.uuid(),
});
export type ContactAnswerJob = z.output<typeof contactAnswerJob>;

/** What the outbox keeps of a mail about a reservation: that as it stands when it is sent says the rest. */
export const reservationMailJob = z.object({
  tenantId: z.number().int(),
  reservationId: z.uuid(),
  cause: z.enum(['confirmed', 'changed', 'cancelled', 'reminder']),
  mailId: z.uuid(),
});
export type ReservationMailJob = z.output<typeof reservationMailJob>;

/** With pauses that grow by e: about a day in all before a mail is given up. */
export const mostAttempts = 11;

/**
 * Writes a mail into the outbox, in the transaction of what it is about: it is sent if and only
 * if that happened, also when the program dies right after.
 */
export const queueOrderMail = (tx: Database, job: OrderMailJob): Promise<void> =>
  queueMail(tx, 'order_mail', job);

/** The same of an order that is being placed: what `insertPlacedOrder` writes of it. */
export const orderMail = (job: OrderMailJob): QueuedJob => ({
  task: 'order_mail',
  job: JSON.stringify(job),
  mostAttempts,
});

/** The same for a mail to its restaurant, whatever it wants to be mailed. */
export const queueRestaurantMail = (tx: Database, job: RestaurantMailJob): Promise<void> =>
  queueMail(tx, 'restaurant_mail', job);

/** The same where the restaurant wants to be mailed about its orders at all. */
export async function queueEventForRestaurant(
  tx: Database,
  { tenantId, orderId, eventId }: { tenantId: number; orderId: string; eventId: number },
): Promise<void> {
  // Read first: the queue is not where a distributed database has the orders.
  const { rows } = await tx.execute(sql`
    select 1 from orders join restaurants
      on restaurants.tenant_id = orders.tenant_id and restaurants.id = orders.restaurant_id
    where orders.tenant_id = ${tenantId} and orders.id = ${orderId}
      and cardinality(restaurants.order_mails) > 0`);
  if (rows.length > 0) {
    await queueRestaurantMail(tx, { tenantId, orderId, cause: { eventId } });
  }
}

/** The same for a mail about a newsletter's subscription. */
export const queueNewsletterMail = (tx: Database, job: NewsletterMailJob): Promise<void> =>
  queueMail(tx, 'newsletter_mail', job);

/** The same for a mail about wrong passwords. */
export const queueSignInMail = (tx: Database, job: SignInMailJob): Promise<void> =>
  queueMail(tx, 'sign_in_mail', job);

/** The same for mails about a dispute: one to its restaurant, one to each owner. */
export async function queueDisputeMails(
  tx: Database,
  dispute: Omit<DisputeMailJob, 'staffId'>,
): Promise<void> {
  await queueMail(tx, 'dispute_mail', { ...dispute, staffId: null } satisfies DisputeMailJob);
  for (const { id } of await listOwners(tx, dispute.tenantId)) {
    await queueMail(tx, 'dispute_mail', { ...dispute, staffId: id } satisfies DisputeMailJob);
  }
}
/** The same for the mail that brings a gift card. */
export const queueGiftCardMail = (tx: Database, job: GiftCardMailJob): Promise<void> =>
  queueMail(tx, 'gift_card_mail', job);
/** The same for a mail about a reservation; one without an address is mailed to nobody. */
export const queueReservationMail = (tx: Database, job: ReservationMailJob): Promise<void> =>
  queueMail(tx, 'reservation_mail', job);
/** The same for an invitation to work for a tenant. */
export const queueInvitationMail = (tx: Database, job: InvitationMailJob): Promise<void> =>
  queueMail(tx, 'invitation_mail', job);

/** The same for a mail about a password. */
export const queuePasswordMail = (tx: Database, job: PasswordMailJob): Promise<void> =>
  queueMail(tx, 'password_mail', job);

/** The same for a mail about a second factor. */
export const queueSecondFactorMail = (tx: Database, job: SecondFactorMailJob): Promise<void> =>
  queueMail(tx, 'second_factor_mail', job);
/** The same for mails to the owners about what waits for them. */
export async function queueProposalMails(
  tx: Database,
  proposal: Pick<ProposalMailJob, 'tenantId' | 'proposalId'>,
): Promise<void> {
  for (const { id } of await listOwners(tx, proposal.tenantId)) {
    const job: ProposalMailJob = { ...proposal, staffId: id, cause: 'sent' };
    await queueMail(tx, 'proposal_mail', job);
  }
}
/** The same for a mail to who sent a proposal, about what became of it. */
export const queueDecisionMail = (
  tx: Database,
  proposal: Omit<ProposalMailJob, 'cause'>,
): Promise<void> =>
  queueMail(tx, 'proposal_mail', { ...proposal, cause: 'decided' } satisfies ProposalMailJob);

/** The same for a one-time code: by mail, or by SMS, which no list of mails has. */
export const queueUserCode = (
  tx: Database,
  channel: 'email' | 'sms',
  job: UserCodeJob,
): Promise<void> => queueMail(tx, channel === 'email' ? 'user_code_mail' : 'user_code_sms', job);

/** The same for a mail to a customer about their account. */
export const queueUserMail = (tx: Database, job: UserMailJob): Promise<void> =>
  queueMail(tx, 'user_mail', job);

/** The same for what a customer wrote, to each of these addresses. */
export async function queueContactMails(
  tx: Database,
  message: Pick<ContactMailJob, 'tenantId' | 'messageId'>,
  addresses: readonly string[],
): Promise<void> {
  for (const to of addresses) {
    const job: ContactMailJob = { ...message, to, mailId: randomUUID() };
    await queueMail(tx, 'contact_mail', job);
  }
}

/** The same for an answer to a customer. */
export const queueContactAnswer = (tx: Database, job: ContactAnswerJob): Promise<void> =>
  queueMail(tx, 'contact_answer_mail', job);

/** The same for any kind of mail, by its task (server/jobs/outbox.ts). */
export async function queueMail(tx: Database, task: string, job: object): Promise<void> {
  await newJob(tx, { task, job: JSON.stringify(job), mostAttempts });
}

const newJob = prepareSql(
  'add_mail_job',
  () => sql`
    select graphile_worker.add_job(
      ${sql.placeholder('task')}, ${sql.placeholder('job')}::json,
      max_attempts => ${sql.placeholder('mostAttempts')}
    )`,
);
