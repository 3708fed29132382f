import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/client.ts';

/** What the outbox keeps of a mail to send: the order as it is when it is sent says the rest. */
export const orderMailJob = z.object({
  tenantId: z.number().int(),
  orderId: z.uuid(),
  /** The event that calls for it, or the refund that arrived. */
  cause: z.union([z.object({ eventId: z.number().int() }), z.object({ refundId: z.uuid() })]),
});
export type OrderMailJob = z.output<typeof orderMailJob>;

/** What the outbox keeps of a mail to send; the token is made when it is sent, and never stored. */
export const newsletterMailJob = z.object({
  tenantId: z.number().int(),
  subscriberId: z.uuid(),
  cause: z.enum(['asked', 'welcome']),
  /** Of this one mail: asked for again, it is another one. */
  mailId: z.uuid(),
});
export type NewsletterMailJob = z.output<typeof newsletterMailJob>;

/** With pauses that grow by e: about a day in all before a mail is given up. */
const mostAttempts = 11;

/**
 * Writes a mail into the outbox, in the transaction of what it tells about: it is sent if and only
 * if that happened, also when the program dies right after.
 */
export const queueOrderMail = (tx: Database, job: OrderMailJob): Promise<void> =>
  queue(tx, 'order_mail', job);

/** The same for a mail about a newsletter's subscription. */
export const queueNewsletterMail = (tx: Database, job: NewsletterMailJob): Promise<void> =>
  queue(tx, 'newsletter_mail', job);

async function queue(tx: Database, task: string, job: object): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(job)}::json, max_attempts => ${mostAttempts}
    )`);
}
