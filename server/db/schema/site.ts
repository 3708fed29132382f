import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { restaurants } from './restaurants.ts';
import { tenants } from './tenants.ts';

/** Configurations as the editor sees them: plain records, read by schemas/config. */
export type StoredDocument = Record<string, unknown>;

const tenantId = () =>
  integer('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });
/** Without one it is the tenant's site. */
const restaurantId = () => bigint('restaurant_id', { mode: 'number' });

/**
 * What is being edited: the site, or one restaurant's overrides. Where nobody changed anything
 * there is no row, which counts as revision 0 of what is published.
 */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: restaurantId(),
    /** Its ETag: goes up by one with every write. */
    revision: integer().notNull().default(0),
    document: jsonb().$type<StoredDocument>().notNull(),
    /** The published version it grew from. */
    baseVersion: integer('base_version').notNull(),
    /** Sent again, the last change is answered, not made twice. */
    lastTransactionId: uuid('last_transaction_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
    updatedBy: text('updated_by'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('site_drafts_scope').on(table.tenantId, table.restaurantId).nullsNotDistinct(),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** Everything that was ever published, whole; sites and overrides count together. */
export const siteVersions = pgTable(
  'site_versions',
  {
    tenantId: tenantId(),
    version: integer().notNull(),
    restaurantId: restaurantId(),
    document: jsonb().$type<StoredDocument>().notNull(),
    /** The account may go; its name stays. Both null where the program itself published. */
    authorId: uuid('author_id'),
    author: text(),
    note: text().notNull().default(''),
    kind: text({ enum: ['first', 'published', 'scheduled', 'reverted'] }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.version] }),
    index('site_versions_of_scope').on(table.tenantId, table.restaurantId, table.version),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check(
      'site_versions_kind',
      sql`${table.kind} in ('first', 'published', 'scheduled', 'reverted')`,
    ),
  ],
);

/** What restaurants have otherwise than the site, as last published. */
export const siteOverrides = pgTable(
  'site_overrides',
  {
    tenantId: tenantId(),
    restaurantId: restaurantId().notNull(),
    version: integer().notNull(),
    document: jsonb().$type<StoredDocument>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Changes that take effect at a moment, and may end at another. `waiting` for the first, `running`
 * until the second; then `done`. `cancelled` is kept, for it says what was called off.
 */
export const siteSchedules = pgTable(
  'site_schedules',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    restaurantId: restaurantId(),
    state: text({ enum: ['waiting', 'running', 'done', 'cancelled'] }).notNull(),
    /** Read by schemas/config/scheduled-changes.ts: older rows are written otherwise. */
    changes: jsonb().$type<readonly unknown[]>().notNull(),
    /** What undoes them; known once they were made, for until then others change the site. */
    inverse: jsonb().$type<readonly unknown[]>().notNull().default([]),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    revertAt: timestamp('revert_at', { withTimezone: true }),
    authorId: uuid('author_id').notNull(),
    author: text().notNull(),
    note: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    index('site_schedules_waiting')
      .on(table.tenantId, table.publishAt)
      .where(sql`${table.state} = 'waiting'`),
    index('site_schedules_running')
      .on(table.tenantId, table.revertAt)
      .where(sql`${table.state} = 'running'`),
    check(
      'site_schedules_state',
      sql`${table.state} in ('waiting', 'running', 'done', 'cancelled')`,
    ),
    check('site_schedules_order', sql`${table.revertAt} > ${table.publishAt}`),
  ],
);

/** Settings that managers may not override, by their keys (schemas/config/overrides.ts). */
export const siteLocks = pgTable('site_locks', {
  tenantId: integer('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** Its ETag. */
  revision: integer().notNull().default(0),
  keys: text().array().notNull().default([]),
});
