import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { newsletterSubscribers as table } from '../schema.ts';
import type { Subscriber } from './newsletter.ts';

const isConfirmed = (tenantId: number) =>
  and(eq(table.tenantId, tenantId), eq(table.state, 'confirmed'));

/** How many addresses of a tenant get its newsletter. */
export async function countSubscribers(db: Database, tenantId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(isConfirmed(tenantId));
  return row?.count ?? 0;
}

type Asked = {
  /** A part of the address; '': any. */
  text: string;
  /** The subscriber after which they begin, also one that left since; null: with the first. */
  after: string | null;
  most: number;
};

/** The addresses that get a tenant's newsletter, by address. */
export function listSubscribers(
  db: Database,
  tenantId: number,
  { text, after, most }: Asked,
): Promise<Pick<Subscriber, 'id' | 'email' | 'language' | 'confirmedAt'>[]> {
  const { id, email, language, confirmedAt } = table;
  return db
    .select({ id, email, language, confirmedAt })
    .from(table)
    .where(
      and(
        isConfirmed(tenantId),
        text === '' ? undefined : sql`strpos(${email}, lower(${text})) > 0`,
        after === null
          ? undefined
          : sql`${email} > (
              select before.email from newsletter_subscribers before
              where before.tenant_id = ${tenantId} and before.id = ${after})`,
      ),
    )
    .orderBy(asc(email))
    .limit(most);
}
