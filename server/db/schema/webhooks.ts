import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OutboundProblem } from '#schemas/api/outbound-problem.ts';
import type { WebhookOff } from '#schemas/api/staff-webhooks.ts';
import type { ReservationChange } from '#schemas/api/reservation-webhooks.ts';
import type { ReservationState } from '#schemas/api/reservations.ts';
import type { WebhookChange, WebhookEventType } from '#schemas/api/webhook-events.ts';
import { orders } from './ordering.ts';
import { reservations } from './reservations.ts';
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where another system is told what happens to orders and reservations (decision 075). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** What happens at this one alone; null: of all of the tenant. */
    restaurantId: bigint('restaurant_id', { mode: 'number' }),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** Sealed (security/seal.ts). */
    secret: text().notNull(),
    /** The one before, which signs beside it until then. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    isActive: boolean('is_active').notNull().default(true),
    offBecause: text('off_because').$type<WebhookOff>(),
    /** The first failure since something arrived last. */
    failingSince: instant('failing_since'),
    lastDeliveredAt: instant('last_delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** What the body of a message is made from when it is sent; of a test nothing. */
export type WebhookCause =
  | { eventId: number; changed: WebhookChange[] }
  | { refundId: string }
  | { state: Exclude<ReservationState, 'held'>; changed: ReservationChange[] }
  | Record<string, never>;

/** Something that webhooks are told; written in the transaction in which it happened. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    /** The header `webhook-id`. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    type: text().$type<WebhookEventType | 'test'>().notNull(),
    /** null of a test, and of a reservation. */
    orderId: uuid('order_id'),
    /** null of all else. */
    reservationId: uuid('reservation_id'),
    cause: jsonb().$type<WebhookCause>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.reservationId],
      foreignColumns: [reservations.tenantId, reservations.id],
    }).onDelete('cascade'),
    index('webhook_events_order').on(table.tenantId, table.orderId),
    index('webhook_events_reservation').on(table.tenantId, table.reservationId),
    index('webhook_events_at').on(table.tenantId, table.at),
  ],
);

/** One message to one endpoint: the outbox, and its log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    /** The event's: messages about the same one wait for each other. */
    orderId: uuid('order_id'),
    reservationId: uuid('reservation_id'),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** Somebody is sending it until then; whoever died at it is waited for no longer. */
    takenUntil: instant('taken_until'),
    lastAttemptAt: instant('last_attempt_at'),
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem').$type<OutboundProblem>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.endpointId, table.eventId),
    foreignKey({
      columns: [table.tenantId, table.endpointId],
      foreignColumns: [webhookEndpoints.tenantId, webhookEndpoints.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.eventId],
      foreignColumns: [webhookEvents.tenantId, webhookEvents.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_event').on(table.tenantId, table.eventId),
    index('webhook_deliveries_log').on(table.tenantId, table.endpointId, table.id),
    // Asked for every second; nearly always empty.
    index('webhook_deliveries_due')
      .on(table.tenantId, table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_waiting')
      .on(
        table.tenantId,
        table.endpointId,
        sql`coalesce(${table.orderId}, ${table.reservationId})`,
        table.id,
      )
      .where(sql`${table.state} = 'waiting'`),
  ],
);
