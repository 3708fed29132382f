import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../client.ts';

/** A queue's work that is still to be done. Ages are seconds, 0 where nothing waits. */
export type WaitingWork = {
  /** `outbox`, `print_jobs` or `refunds`. */
  queue: string;
  /** Of the outbox which task, such as `order_mail`; else the queue's own name. */
  kind: string;
  waiting: number;
  /** Given up: only a person brings it further. */
  failed: number;
  /** Since the oldest of what waits was queued. */
  age: number;
  /** Since the longest due of it should have been begun; what is tried again later is not due. */
  overdue: number;
};

const rows = z.array(
  z.object({
    queue: z.string(),
    kind: z.string(),
    waiting: z.coerce.number(),
    failed: z.coerce.number(),
    age: z.coerce.number(),
    overdue: z.coerce.number(),
  }),
);

/** What waits in each queue, of all tenants. Every part of it reads an index of what is open. */
export async function listWaitingWork(db: Database): Promise<WaitingWork[]> {
  const { rows: found } = await db.execute(sql`
    select 'outbox' as queue, task_identifier as kind,
      count(*) filter (where attempts < max_attempts) as waiting,
      count(*) filter (where attempts >= max_attempts) as failed,
      ${seconds(sql`min(created_at) filter (where attempts < max_attempts)`)} as age,
      ${seconds(sql`min(run_at) filter (where attempts < max_attempts and locked_at is null)`)}
        as overdue
    from graphile_worker.jobs group by task_identifier
    union all
    select 'print_jobs', 'print_jobs', count(*), 0, ${seconds(sql`min(created_at)`)},
      ${seconds(sql`min(created_at)`)}
    from print_jobs where state in ('waiting', 'sent')
    union all
    select 'refunds', 'refunds', count(*), 0, ${seconds(sql`min(created_at)`)},
      ${seconds(sql`min(next_attempt_at)`)}
    from refunds where status = 'pending'`);
  return rows.parse(found);
}

const seconds = (since: ReturnType<typeof sql>) =>
  sql`greatest(0, coalesce(extract(epoch from now() - ${since}), 0))`;

/** Orders that are under way by their status; those that ended are counted nowhere, for they only grow. */
export async function countOpenOrders(db: Database): Promise<{ status: string; orders: number }[]> {
  const { rows: found } = await db.execute(sql`
    select status, count(*) as orders from orders
    where status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')
      and not is_test
    group by status
    union all
    select 'pending_payment', count(*) from orders where status = 'pending_payment'`);
  return counts.parse(found);
}

const counts = z.array(z.object({ status: z.string(), orders: z.coerce.number() }));
