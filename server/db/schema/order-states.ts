import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Orders that are over and were seen by their restaurant; for partial indexes. */
export const isEnded = ({ status }: { status: AnyPgColumn }) =>
  sql`${status} in ('completed', 'rejected', 'cancelled')`;

/** What a restaurant saw, and what counts: it was paid or needed not be, and is no test. */
export const isSeen = ({ isTest, status }: { isTest: AnyPgColumn; status: AnyPgColumn }) =>
  sql`not ${isTest} and ${status} not in ('pending_payment', 'expired')`;
