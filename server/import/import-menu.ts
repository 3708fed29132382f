import { basename } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import type { MenuEncoding } from '#schemas/api/menu-encodings.ts';
import type { ImportFinding, TableMapping } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';
import type { Database } from '../db/client.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { restaurants, tenants } from '../db/schema.ts';
import { countPlan, describePlan, withheldRemarks } from './describe-plan.ts';
import { formatNamed } from './formats/import-formats.ts';
import { openFindings, withPresentPrices } from './mend-menu.ts';
import { ImportError } from './menu/import-error.ts';
import { applyImport, planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';
import { readMenuUpload } from './read-menu-upload.ts';
import { recordImport } from './record-import.ts';
import { hasChanges, type MenuPlan } from './write/plan-menu.ts';

export type ImportOptions = {
  db: Database;
  clock: () => Date;
  tenantId: number;
  restaurantId: number;
  /** Path of the file. */
  file: string;
  /** A word of import-formats.ts; else the file's content decides. */
  format?: string | undefined;
  /** Encoding of the file's letters; without it the encoding is found out. */
  encoding?: MenuEncoding | undefined;
  /** How a table is read; else it is guessed. */
  mapping?: TableMapping | undefined;
  /** Compare and report, write nothing. */
  dryRun: boolean;
  /** Sell dishes whose price is 0, too; without it they come to the menu as unavailable. */
  sellsFree: boolean;
  /** Takes nothing off that earlier files of the format have brought. */
  adds?: boolean;
  progress: (part: string, done: number, all: number) => void;
};

export type ImportReport = {
  plan: MenuPlan;
  /** False where nothing differed, and for a dry run. */
  written: boolean;
  restaurant: string;
  remarks: readonly string[];
  /** What needs a look, by row and dish. */
  findings: readonly ImportFinding[];
  /** Cells of a table that do not come to the menu. */
  unused: readonly UnusedColumn[];
  /** How a table was read; null: the file is none. */
  mapping: TableMapping | null;
  /** The plan for people. */
  text: string;
};

/**
 * Imports a menu file into one restaurant, in one transaction: all of it or nothing.
 * @throws ImportError with what is wrong and where.
 */
export async function importMenu(options: ImportOptions): Promise<ImportReport> {
  const { db, clock, tenantId, restaurantId, file, dryRun, sellsFree, progress } = options;
  const { adds = false } = options;
  const format = options.format === undefined ? undefined : formatNamed(options.format);
  const bytes = await readMenuFile(file);
  const { tenant } = await findTarget(db, tenantId, restaurantId);
  const { encoding, mapping } = options;
  const how = { format, encoding, mapping };
  const read = await readMenuUpload(basename(file), bytes, tenant.currency, how);
  const { menu, source } = read;
  progress('dishes read', menu.products.length, menu.products.length);

  return db.transaction(async (tx) => {
    // The tenant is held until the end, as whoever edits a menu holds it, so that all take turns.
    if (!dryRun) await lockTenant(tx, tenantId);
    const { restaurant } = await findTarget(tx, tenantId, restaurantId);
    const now = clock();
    const target = { tenantId, restaurantId, source, now, sellsFree, adds };
    const planned = await planImport(tx, target, menu);
    const { plan, withheld } = planned;
    const imported = {
      file: basename(file),
      format: source,
      dishes: countPlan(plan.dishes),
      fingerprint: '',
    };
    const into = { tenantId, restaurantId, by: null, now };
    const write = () => applyImport(tx, planned, progress);
    const written =
      !dryRun && hasChanges(plan) && (await recordImport(tx, into, { imported, write })).isWritten;
    return {
      plan,
      written,
      restaurant: restaurant.name,
      remarks: [...read.notes, ...withheldRemarks(menu, withheld, tenant)],
      // Dishes for nothing are as they were asked for.
      findings: withPresentPrices(
        openFindings(read.findings, menu, { source, mended: [] }),
        planned,
        tenant,
      ).filter(({ kind }) => !(sellsFree && kind === 'zero_price')),
      unused: read.unused,
      mapping: read.mapping,
      text: describePlan(plan, tenant, withheld),
    };
  });
}

async function findTarget(db: Database, tenantId: number, restaurantId: number) {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  if (!tenant) {
    const all = await db
      .select({ id: tenants.id })
      .from(tenants)
      .orderBy(asc(tenants.id))
      .limit(20);
    const known = all.map(({ id }) => id).join(', ') || 'none; npm start sets up the demo';
    throw new ImportError(`There is no tenant ${tenantId}. Known: ${known}.`);
  }
  const ofTenant = eq(restaurants.tenantId, tenantId);
  const [restaurant] = await db
    .select()
    .from(restaurants)
    .where(and(ofTenant, eq(restaurants.id, restaurantId)));
  if (!restaurant) {
    const all = await db.select().from(restaurants).where(ofTenant).orderBy(asc(restaurants.id));
    const known = all.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new ImportError(
      `Tenant ${tenantId} has no restaurant ${restaurantId}. Known: ${known || 'none'}.`,
    );
  }
  return { tenant, restaurant };
}
