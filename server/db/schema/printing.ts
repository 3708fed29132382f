import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PrinterProtocol, PrinterStatus } from '#schemas/api/staff-printers.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { orders } from './ordering.ts';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A printer that fetches what it prints from the server (decision 042). */
export const printers = pgTable(
  'printers',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    protocol: text().$type<PrinterProtocol>().notNull(),
    /** SHA-256 of the secret in the printer's address; the secret itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Cells of a line, of 12 dots each: 32 on paper of 58 mm, 42 or 48 on 80 mm. */
    columns: integer().notNull(),
    /** Orders of these types are printed here. */
    orderTypes: text('order_types').array().$type<DeliveryMethod[]>().notNull(),
    copies: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it last asked for work; null: never. */
    lastSeenAt: instant('last_seen_at'),
    status: text().$type<PrinterStatus>().notNull().default('unknown'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.tokenHash),
    index('printers_restaurant').on(table.tenantId, table.restaurantId),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('printers_copies', sql`${table.copies} between 1 and 5`),
  ],
);

/** A ticket that a printer has to print; it is drawn from the order when it is fetched. */
export const printJobs = pgTable(
  'print_jobs',
  {
    tenantId: tenantId(),
    /** What the printer calls it by. */
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    printerId: uuid('printer_id').notNull(),
    /** null of a test. */
    orderId: uuid('order_id'),
    /** `again`: somebody asked for another copy. */
    kind: text().$type<'new' | 'changed' | 'cancelled' | 'again' | 'test'>().notNull(),
    /** The event or the request that it comes from: the same one never makes a second ticket. */
    cause: text().notNull(),
    copy: integer().notNull().default(1),
    /**
     * `waiting` was never fetched, or is known not to have been printed; `sent` was fetched, and
     * nobody knows yet; `failed` was given up.
     */
    state: text().$type<'waiting' | 'sent' | 'printed' | 'failed'>().notNull().default('waiting'),
    /** How often it was handed over; from the second time on it bears a mark. */
    attempts: integer().notNull().default(0),
    /** How often it was offered again because the printer said nothing. */
    unanswered: integer().notNull().default(0),
    /** While `sent`: the printer asked for work since, so the next fetch is another attempt. */
    isOfferedAgain: boolean('is_offered_again').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.printerId, table.cause, table.copy),
    index('print_jobs_open')
      .on(table.tenantId, table.printerId, table.id)
      .where(sql`${table.state} in ('waiting', 'sent')`),
    index('print_jobs_order').on(table.tenantId, table.orderId),
    foreignKey({
      columns: [table.tenantId, table.printerId],
      foreignColumns: [printers.tenantId, printers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
  ],
);
