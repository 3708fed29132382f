import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { MarkableSetupStep } from '#schemas/api/staff-setup.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { LoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import type { Rounding } from '#schemas/rules/rounding/round.ts';

export type SetupMarks = Partial<Record<MarkableSetupStep, 'confirmed' | 'skipped'>>;

/** A restaurant business; its id is the specification's tenant id. */
export const tenants = pgTable(
  'tenants',
  {
    /** The first hundreds are left to tenants with given ids; one that was given is never given again. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    name: text().notNull(),
    currency: text().notNull().default('AUD'),
    locale: text().notNull().default('en-AU'),
    /** Whoever signs in by password needs a code besides. */
    isSecondFactorRequired: boolean('is_second_factor_required').notNull().default(false),
    /** Parts per million: 100000 is 10 % (rule R12 keeps 8.875 % exact). */
    taxPpm: integer('tax_ppm').notNull().default(100_000),
    taxInclusive: boolean('tax_inclusive').notNull().default(true),
    /** How a percentage of money is rounded (rule R3). */
    percentRounding: text('percent_rounding').$type<Rounding>().notNull().default('half_up'),
    /** Cash is rounded to a multiple of it, in minor units; 1 leaves it as it is (rule R15). */
    cashStep: integer('cash_step').notNull().default(1),
    /** How points are earned and redeemed (rules R74 to R79); null: nobody has ever said. */
    loyalty: jsonb().$type<LoyaltyRules>(),
    /** How often each page of settings was changed, by its name. */
    settingsRevisions: jsonb('settings_revisions')
      .$type<Partial<Record<string, number>>>()
      .notNull()
      .default({}),
    /** Origin for links in mails and canonical addresses, never taken from a request. */
    primaryOrigin: text('primary_origin').notNull(),
    /** Its owner chose it: visitors of its other hosts are led there. */
    isPrimaryChosen: boolean('is_primary_chosen').notNull().default(false),
    /** IANA zone that its restaurants begin with. */
    timeZone: text('time_zone').notNull().default('Australia/Sydney'),
    /** Whom mails are from; '': the tenant's name. */
    mailSenderName: text('mail_sender_name').notNull().default(''),
    /** Where customers' answers to mails go; '': to the restaurant of the order. */
    mailAnswersTo: text('mail_answers_to').notNull().default(''),
    /** When telephone numbers of before were put into the form in which they are stored; null: not yet. */
    phonesReadAt: timestamp('phones_read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when visitors order; null: its owner sets it up, and they see that it opens soon. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Steps of the set-up that cannot be read off what is stored, as the owner marked them. */
    setupMarks: jsonb('setup_marks').$type<SetupMarks>().notNull().default({}),
    /** Since when the operator holds it: nobody orders, its staff read; null: it runs. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** When the operator deleted it, and from when on its rows are removed; null: it is there. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    removedAfter: timestamp('removed_after', { withTimezone: true }),
  },
  (table) => [
    check('tenants_deleted', sql`(${table.deletedAt} is null) = (${table.removedAfter} is null)`),
  ],
);

/** Which tenant a Host header (without port) means; a directory, so the host itself is the key. */
export const hosts = pgTable(
  'hosts',
  {
    host: text().primaryKey(),
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
  },
  (table) => [check('hosts_lower', sql`${table.host} = lower(${table.host})`)],
);

/** The tenant's site configuration, as last published. */
export const siteConfigs = pgTable('site_configs', {
  tenantId: integer('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  document: jsonb().$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Public part of the payment set-up; secrets live in a table of their own. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    gateway: text({ enum: ['cash', 'sandbox', 'stripe'] }).notNull(),
    publishableKey: text('publishable_key'),
    /** Whether Apple Pay and Google Pay stand beside the card; of Stripe alone. */
    wallets: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gateway] })],
);

/** Foods that are taxed otherwise than the tenant's own rate, such as GST-free ones (rule R10). */
export const taxClasses = pgTable(
  'tax_classes',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.name),
  ],
);

/** The rate of a class, and another one for an order type where it differs (rule R11). */
export const taxRates = pgTable(
  'tax_rates',
  {
    tenantId: integer('tenant_id').notNull(),
    taxClassId: bigint('tax_class_id', { mode: 'number' }).notNull(),
    orderType: text('order_type').$type<DeliveryMethod | 'any'>().notNull().default('any'),
    /** Parts per million: 8.875 % is 88750 (rule R12). */
    ppm: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.taxClassId, table.orderType] }),
    foreignKey({
      columns: [table.tenantId, table.taxClassId],
      foreignColumns: [taxClasses.tenantId, taxClasses.id],
    }).onDelete('cascade'),
    check('tax_rates_ppm', sql`${table.ppm} between 0 and 1000000`),
  ],
);

/** Keys of a gateway, encrypted with a key from the environment (requirements, Ordering). */
export const paymentSecrets = pgTable(
  'payment_secrets',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    gateway: text({ enum: ['stripe'] }).notNull(),
    /** AES-256-GCM of a JSON object, with its nonce and tag, in base64. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.gateway] })],
);
