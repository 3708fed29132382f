import {
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
import { users } from './shoppers.ts';
import { tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A provider of OpenID Connect by which a tenant's customers sign in (decision 079). */
export const openIdProviders = pgTable(
  'openid_providers',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** What the button says. */
    name: text().notNull(),
    /** It never changes: the subjects of another issuer are other people. */
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed (security/seal.ts). */
    clientSecret: text('client_secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** An account at a provider that signs a user in. */
export const openIdIdentities = pgTable(
  'openid_identities',
  {
    tenantId: tenantId(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
    providerId: uuid('provider_id').notNull(),
    /** The claim `sub`: what the provider knows its account by, and nothing else. */
    subject: text().notNull(),
    connectedAt: instant('connected_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('openid_identities_subject').on(table.tenantId, table.providerId, table.subject),
    index('openid_identities_user').on(table.tenantId, table.userId),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [users.tenantId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.providerId],
      foreignColumns: [openIdProviders.tenantId, openIdProviders.id],
    }).onDelete('cascade'),
  ],
);

/** A sign-in that a browser was sent to a provider for; it is taken once, and soon. */
export const openIdAttempts = pgTable(
  'openid_attempts',
  {
    tenantId: tenantId(),
    /** SHA-256 of the state, which nonce and code verifier are derived from. */
    stateHash: text('state_hash').notNull(),
    providerId: uuid('provider_id').notNull(),
    /** SHA-256 of the cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    /** The page of the site that it leads to; null: the account. */
    next: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.stateHash] }),
    index('openid_attempts_expiry').on(table.tenantId, table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.providerId],
      foreignColumns: [openIdProviders.tenantId, openIdProviders.id],
    }).onDelete('cascade'),
  ],
);
