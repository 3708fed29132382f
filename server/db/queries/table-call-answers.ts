import { and, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { tableCalls } from '../schema.ts';
import type { TableCallRow } from './table-calls.ts';

/** What a table asked for; null: there is no such call. */
export async function findTableCall(
  db: Database,
  tenantId: number,
  id: string,
): Promise<TableCallRow | null> {
  const [row] = await db
    .select()
    .from(tableCalls)
    .where(and(eq(tableCalls.tenantId, tenantId), eq(tableCalls.id, id)));
  return row ?? null;
}

type Answer = { answeredAt: Date; answeredBy: string };

/** Writes who saw to a call. @returns null where somebody had already */
export async function writeAnswer(
  tx: Database,
  { tenantId, id }: Pick<TableCallRow, 'tenantId' | 'id'>,
  answer: Answer,
): Promise<TableCallRow | null> {
  const [row] = await tx
    .update(tableCalls)
    .set(answer)
    .where(
      and(eq(tableCalls.tenantId, tenantId), eq(tableCalls.id, id), isNull(tableCalls.answeredAt)),
    )
    .returning();
  return row ?? null;
}

/** Writes who saw to everything that a table asks for. */
export async function answerCallsOf(
  tx: Database,
  tenantId: number,
  tableId: number,
  answer: Answer,
): Promise<void> {
  await tx
    .update(tableCalls)
    .set(answer)
    .where(
      and(
        eq(tableCalls.tenantId, tenantId),
        eq(tableCalls.tableId, tableId),
        isNull(tableCalls.answeredAt),
      ),
    );
}

/**
 * Lets what a party asks for follow it to another table; what that one asks for already is seen to by
 * who moves them.
 */
export async function moveTableCalls(
  tx: Database,
  tenantId: number,
  { from, to, ...answer }: { from: number; to: number } & Answer,
): Promise<void> {
  const there = alias(tableCalls, 'there');
  await tx
    .update(tableCalls)
    .set({ tableId: to })
    .where(
      and(
        eq(tableCalls.tenantId, tenantId),
        eq(tableCalls.tableId, from),
        isNull(tableCalls.answeredAt),
        notExists(
          tx
            .select({ id: there.id })
            .from(there)
            .where(
              and(
                eq(there.tenantId, tenantId),
                eq(there.tableId, to),
                eq(there.kind, tableCalls.kind),
                isNull(there.answeredAt),
              ),
            ),
        ),
      ),
    );
  await answerCallsOf(tx, tenantId, from, answer);
}
