import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { tabGuests, tabs } from './tabs.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * `pending`, `requires_action`: the bank has not said yes. `charging`: a payment of the tab takes its
 * money, or a part. `releasing`: the gateway is still to let go of it. `failed`: the bank said no, or
 * let go of it by itself. `charged`, `released` and `failed` are the end.
 */
type HeldCardStatus =
  | 'pending'
  | 'requires_action'
  | 'held'
  | 'charging'
  | 'charged'
  | 'releasing'
  | 'released'
  | 'failed';

/**
 * A card that a guest left at a table (rule R84): its bank holds an amount, of which the tab takes what
 * is unpaid when it closes by itself. Its tab is locked before it.
 */
export const heldCards = pgTable(
  'held_cards',
  {
    tenantId: integer('tenant_id').notNull(),
    /** Also how the gateway knows it: made from the guest's Idempotency-Key. */
    id: uuid().notNull(),
    tabId: uuid('tab_id').notNull(),
    guestId: bigint('guest_id', { mode: 'number' }).notNull(),
    gateway: text().$type<'sandbox' | 'stripe'>().notNull(),
    status: text().$type<HeldCardStatus>().notNull(),
    /** Amount held, in minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The gateway's own name of it; null: it did not say one yet. */
    reference: text(),
    /** For its owner's eyes alone; null: the gateway did not say. */
    lastFour: text('last_four'),
    /** Why it failed, or was released other than by people. */
    failureCode: text('failure_code'),
    createdAt: instant('created_at').notNull(),
    /** null: it never was held. */
    heldAt: instant('held_at'),
    /** When the program looks at it by itself: to release it, or to try that again; null: never. */
    nextAt: instant('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('held_cards_tab').on(table.tenantId, table.tabId),
    index('held_cards_reference').on(table.tenantId, table.gateway, table.reference),
    // Looked at every few seconds; nearly always a few.
    index('held_cards_next')
      .on(table.tenantId, table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    foreignKey({
      columns: [table.tenantId, table.tabId],
      foreignColumns: [tabs.tenantId, tabs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.guestId],
      foreignColumns: [tabGuests.tenantId, tabGuests.id],
    }).onDelete('cascade'),
  ],
);
