import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Whoever carts and orders belong to: a guest or a user. A guest's become a user's by taking the
 * user's id (rules R49, R79).
 */
export const shoppers = pgTable(
  'shoppers',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/**
 * A guest; the specification's number is only a label that may be given out again (requirements,
 * Identity).
 */
export const guests = pgTable(
  'guests',
  {
    tenantId: tenantId(),
    /** Of its shopper. */
    id: uuid().notNull(),
    guestNumber: integer('guest_number').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** The member of staff who orders for them on the telephone; null: they order themselves. */
    enteredBy: uuid('entered_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** The user whom they became by signing in with their token; what they were given stays theirs. */
    mergedInto: uuid('merged_into'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('guests_merged_into')
      .on(table.tenantId, table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    unique().on(table.tenantId, table.guestNumber),
    unique().on(table.tenantId, table.tokenHash),
    foreignKey({
      columns: [table.tenantId, table.id],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/** A customer with an account (specification §3, Account state). */
export const users = pgTable(
  'users',
  {
    tenantId: tenantId(),
    /** Of its shopper. */
    id: uuid().notNull(),
    /** The specification's user_id: drawn at random, a label and never a proof. */
    userNumber: integer('user_number').notNull(),
    /** Lower case; empty of an account that was deleted (rule R94). */
    email: text().notNull(),
    /** When a code sent there came back; null: nobody has shown that it is theirs. */
    emailVerifiedAt: instant('email_verified_at'),
    name: text().notNull(),
    phoneNo: text('phone_no').notNull().default(''),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** Argon2id; null: they sign in by a code, a passkey or another provider alone. */
    passwordHash: text('password_hash'),
    /** Of their mails, BCP 47; null: the tenant's. */
    language: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Their orders are kept for tax without their names from then on (rule R94). */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.userNumber),
    uniqueIndex('users_email')
      .on(table.tenantId, table.email)
      .where(sql`${table.deletedAt} is null`),
    foreignKey({
      columns: [table.tenantId, table.id],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/** A browser in which a user is signed in (requirements, Identity: 30 days). */
export const userSessions = pgTable(
  'user_sessions',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Browser and system in words, for the list of sessions. */
    browser: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.tokenHash),
    index('user_sessions_user').on(table.tenantId, table.userId),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
  ],
);
