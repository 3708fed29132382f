import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { newsletterSubscribers } from '#server/db/schema.ts';
import { queueNewsletterMail } from '#server/mails/queue-mail.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';

type Failed = {
  tenantId: number;
  email: string;
  error?: string;
  attempts?: number;
};

/** A subscriber whose welcome was not taken by the mail server; gives the ids of both. */
export async function insertFailedMail(
  db: Database,
  { tenantId, email, error = 'connect ECONNREFUSED 10.0.0.7:25', attempts = 11 }: Failed,
): Promise<{ mailId: string; subscriberId: string }> {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({
      tenantId,
      email,
      state: 'confirmed',
      language: 'en',
      createdAt: fridayNoon,
      requestedAt: fridayNoon,
      confirmedAt: fridayNoon,
    })
    .returning();
  if (!row) throw new Error('no subscriber was written');
  const job = { tenantId, subscriberId: row.id, cause: 'welcome', mailId: row.id } as const;
  await queueNewsletterMail(db, job);
  const { rows } = await db.execute<{ id: string }>(sql`
    update graphile_worker._private_jobs
    set attempts = ${attempts}, last_error = ${error}, run_at = now() + interval '1 hour'
    where payload->>'mailId' = ${row.id} returning id::text`);
  const mailId = rows[0]?.id;
  if (mailId === undefined) throw new Error('no mail was queued');
  return { mailId, subscriberId: row.id };
}
