import {
  bigint,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffAccounts } from './staff.ts';

/** Whose sign-in asks for a code of an app besides their password (decisions/049). */
export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    tenantId: integer('tenant_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The app's secret, encrypted with SECRET_KEY (server/security/seal.ts). */
    sealedSecret: text('sealed_secret').notNull(),
    /** When the first code came; null: it is not on yet. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Of the last code that was used: it and those before it are refused (RFC 6238 §5.2). */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.staffId] }),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);

/** Codes for whoever has lost the app or the passkey; each is gone once it is used. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    tenantId: integer('tenant_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.staffId, table.codeHash] }),
    foreignKey({
      columns: [table.tenantId, table.staffId],
      foreignColumns: [staffAccounts.tenantId, staffAccounts.id],
    }).onDelete('cascade'),
  ],
);
