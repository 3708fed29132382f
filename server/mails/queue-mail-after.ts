import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mostAttempts } from './queue-mail.ts';

/**
 * Puts a mail into the outbox that is decided on after a pause.
 * @param pauseMs counted by the database's clock, which is the queue's
 */
export async function queueMailAfter(
  tx: Database,
  task: string,
  { job, pauseMs }: { job: object; pauseMs: number },
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(job)}::json,
      run_at => now() + ${pauseMs} * interval '1 millisecond', max_attempts => ${mostAttempts}::int
    )`);
}
