import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Whether no tenant takes cards: none has a payment gateway besides cash. */
export async function lacksCardGateway(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ lacks: boolean }>(
    sql`select not exists (select from payment_settings where gateway <> 'cash') as lacks`,
  );
  return rows[0]?.lacks === true;
}
