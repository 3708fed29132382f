import { sql } from 'drizzle-orm';
import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { sendNewsletterMail, type NewsletterMailJob } from './send-newsletter-mail.ts';
import { sendOrderMail, type OrderMailJob } from './send-order-mail.ts';

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

/** What the queue does with each kind of job. */
export const outboxTasks = (deps: Deps): TaskList => ({
  order_mail: (payload) => sendOrderMail(deps, payload),
  newsletter_mail: (payload) => sendNewsletterMail(deps, payload),
});

/** Delivers what stands in the outbox until it is stopped; every instance takes its share. */
export async function startOutbox(deps: Deps): Promise<Runner> {
  return run({
    pgPool: deps.pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: workerLogger(deps),
    taskList: outboxTasks(deps),
  });
}

/** What fails is seen: a mail that is tried again as a warning, one that is given up as an error. */
function workerLogger({ log }: Pick<Deps, 'log'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ ...meta }, message);
    else if (level === 'warning') log.warn({ ...meta }, message);
  });
}
