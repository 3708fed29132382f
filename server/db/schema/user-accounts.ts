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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingDetails } from '#schemas/api/orders.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { shoppers, users } from './shoppers.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a sign-up waits with until its code comes back. */
export type SignUpDetails = {
  name: string;
  phoneNo: string;
  /** argon2id. */
  passwordHash: string;
  /** BCP 47; null: the tenant's. */
  language: string | null;
};

/** What a sign-in by a provider waits with until its address or account has proved itself. */
export type PendingSignIn = {
  providerId: string;
  /** Of the account at the provider (the claim `sub`). */
  subject: string;
  name: string;
  /** BCP 47; null: the tenant's. */
  language: string | null;
};

/**
 * A request for a one-time code (rule R93), of addresses without an account too. The code is worked
 * out from its id (identity/one-time-code.ts) and stored nowhere.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** What it may be used for: elsewhere the same code proves nothing. */
    purpose: text({
      enum: ['sign_up', 'sign_in', 'password', 'own', 'contact', 'openid', 'coupon'],
    }).notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** In lower case, or a number in E.164. */
    address: text().notNull(),
    /** Whose, of `own` and `contact`; null: whoever has the address. */
    userId: uuid('user_id'),
    /** Who asked, of `coupon`: nobody else's answer counts; null: anybody's. */
    shopperId: uuid('shopper_id'),
    /** Of whoever asked. */
    language: text().$type<Language>().notNull().default('en'),
    /** Of a sign-up. */
    details: jsonb().$type<SignUpDetails>(),
    /** Of a sign-in by a provider (`openid`). */
    signIn: jsonb('sign_in').$type<PendingSignIn>(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** So often a code was tried. */
    tries: integer().notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('one_time_codes_expiry').on(table.tenantId, table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The address that a guest has shown to be theirs, for what counts once per person (rule R43); the
 * newest one. A user's stands with the account.
 */
export const verifiedEmails = pgTable(
  'verified_emails',
  {
    tenantId: tenantId(),
    shopperId: uuid('shopper_id').notNull(),
    /** In lower case. */
    email: text().notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.shopperId] }),
    foreignKey({
      columns: [table.tenantId, table.shopperId],
      foreignColumns: [shoppers.tenantId, shoppers.id],
    }).onDelete('cascade'),
  ],
);

/** Where a user has orders brought. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
    label: text().notNull(),
    details: jsonb().$type<ShippingDetails>().notNull(),
    instructions: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('user_addresses_user').on(table.tenantId, table.userId),
    uniqueIndex('user_addresses_default')
      .on(table.tenantId, table.userId)
      .where(sql`${table.isDefault}`),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
  ],
);

/** Keys by which users sign in without a password (WebAuthn, decisions/060). */
export const userPasskeys = pgTable(
  'user_passkeys',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
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
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Since when its counter went back, as that of a copy does; null: it signs in. */
    blockedAt: instant('blocked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('user_passkeys_credential').on(table.tenantId, table.credentialId),
    index('user_passkeys_user').on(table.tenantId, table.userId),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
  ],
);

/** What a customer's browser was asked to sign; each is taken once, and soon. */
export const userPasskeyChallenges = pgTable(
  'user_passkey_challenges',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    /** Who adds a passkey; null: somebody signs in. */
    userId: uuid('user_id'),
    host: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.challenge] }),
    index('user_passkey_challenges_expiry').on(table.tenantId, table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
  ],
);
