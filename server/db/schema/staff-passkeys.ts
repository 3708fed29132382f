import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { staffAccounts } from './staff.ts';
import { tenants } from './tenants.ts';

/** Keys by which people sign in without a password (WebAuthn, decisions/060). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    tenantId: integer('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    staffId: uuid('staff_id').notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the authenticator counts; synced ones do not, and stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `internal` or `usb`. */
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The address it was made at: browsers offer it nowhere else. */
    host: text().notNull(),
    name: text().notNull(),
    isSynced: boolean('is_synced').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Since when its counter went back, as that of a copy does; null: it signs in. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('staff_passkeys_credential').on(table.tenantId, table.credentialId),
    index('staff_passkeys_person').on(table.tenantId, table.staffId),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);

/** What a browser was asked to sign; each is taken once, and soon. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    /** Who adds a passkey; null: somebody signs in. */
    staffId: uuid('staff_id'),
    host: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.challenge] }),
    index('staff_passkey_challenges_expiry').on(table.tenantId, table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);
