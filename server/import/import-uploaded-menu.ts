import type { TableMapping } from '#schemas/api/menu-mapping.ts';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import type { Database } from '../db/client.ts';
import { findLastImport } from '../db/queries/menu-changes.ts';
import { rememberImportMapping } from '../db/queries/menu-import-mappings.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Money } from './describe-plan.ts';
import { withPresentPrices } from './mend-menu.ts';
import { applyImport, emptyMenu, planImport } from './plan-import.ts';
import { readListedDishes, sameNames } from './listed-dishes.ts';
import { showPreview, type WholeImport } from './preview-import.ts';
import { recordImport } from './record-import.ts';
import type { UploadedMenu } from './read-menu-upload.ts';
import { starterSource } from './starters/starter-menus.ts';

export type MenuImport = {
  tenant: { id: number } & Money;
  restaurantId: number;
  now: Date;
  uploaded: Omit<UploadedMenu, 'findings' | 'mapping'> & {
    findings: MenuPreview['findings'];
  };
  /** How its table was read, and by what that is remembered; null: it is none. */
  mapping: { headings: string | null; mapping: TableMapping } | null;
  /** What a starter menu has brought goes besides. */
  replacesStarter: boolean;
  /** Keeps what earlier files have brought. */
  adds: boolean;
  by: { id: string; name: string };
};

/** What somebody saw and confirmed. */
export type Seen = { fingerprint: string; confirmsRemoval: boolean };

/** What an import would change, as it is at this moment; writes nothing. */
export const previewMenu = (db: Database, wanted: MenuImport): Promise<MenuPreview> =>
  db.transaction(async (tx) => showPreview(await planWhole(tx, wanted), wanted.tenant), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/**
 * Makes the change that was previewed, all of it or nothing. Where the menu is like that already,
 * because the same was sent twice, nothing is written, and that is no failure.
 * @throws ApiError 409 where it would be another change than was seen, or where it takes much off
 * the menu and that was not confirmed; with what it would be now.
 */
export const importUploaded = (db: Database, wanted: MenuImport, seen: Seen) =>
  db.transaction(async (tx) => {
    // Held until the end, as by whoever edits a menu and by the command, so that all take turns.
    await lockTenant(tx, wanted.tenant.id);
    const whole = await planWhole(tx, wanted);
    const preview = showPreview(whole, wanted.tenant);
    const isDone = Object.values(preview.counts).every(
      ({ added, changed, removed }) => added + changed + removed === 0,
    );
    if (!isDone) checkSeen(preview, seen);
    const { dishes } = preview.counts;
    if (isDone)
      return { is_written: false, change_id: await repeatedImport(tx, wanted, seen), dishes };
    const { planned, removal } = whole;
    const { source: format, file } = wanted.uploaded;
    const imported = { file, format, dishes, fingerprint: seen.fingerprint };
    const into = { ...wanted, tenantId: wanted.tenant.id };
    const { headings = null, mapping } = wanted.mapping ?? {};
    if (headings !== null && mapping) {
      await rememberImportMapping(tx, wanted.tenant.id, { headings, mapping, now: wanted.now });
    }
    const { isWritten, changeId } = await recordImport(tx, into, {
      imported,
      write: async () => {
        const isRemoved = removal !== null && (await applyImport(tx, removal, unseen));
        return (await applyImport(tx, planned, unseen)) || isRemoved;
      },
    });
    return { is_written: isWritten, change_id: changeId, dishes };
  });

/** Who sends an import again, because no answer came, learns by what it is taken back. */
async function repeatedImport(
  tx: Database,
  { tenant, restaurantId }: MenuImport,
  { fingerprint }: Seen,
): Promise<number | null> {
  const last = await findLastImport(tx, tenant.id, restaurantId);
  return last?.imported?.fingerprint === fingerprint ? last.id : null;
}

/** It is over before anybody could follow it. */
const unseen = () => undefined;

function checkSeen(preview: MenuPreview, { fingerprint, confirmsRemoval }: Seen): void {
  if (preview.fingerprint !== fingerprint) {
    throw new ApiError(
      409,
      'menu_changed',
      'The menu was changed meanwhile, so this would change something else than you saw. Look at it again.',
      { data: preview },
    );
  }
  if (preview.removes_much && !confirmsRemoval) {
    const { removed } = preview.counts.dishes;
    throw new ApiError(
      409,
      'removal_unconfirmed',
      `This takes ${removed} dishes off the menu, more than a tenth of it. Confirm that this is meant.`,
      { data: preview },
    );
  }
}

async function planWhole(tx: Database, wanted: MenuImport): Promise<WholeImport> {
  const { tenant, restaurantId, now, uploaded, replacesStarter, adds } = wanted;
  const { source, menu, notes, findings, unused } = uploaded;
  const target = { tenantId: tenant.id, restaurantId, now, sellsFree: false, adds: false };
  const planned = await planImport(tx, { ...target, source, adds }, menu);
  const isBeside = source !== starterSource;
  const removal =
    isBeside && replacesStarter
      ? await planImport(tx, { ...target, source: starterSource }, emptyMenu)
      : null;
  const onMenu = await readListedDishes(tx, { tenantId: tenant.id, restaurantId, source });
  const starters = onMenu.filter((dish) => dish.origin === 'starter').length;
  const others = onMenu.filter(
    ({ origin }) => origin === 'other' || (origin === 'starter' && removal === null && isBeside),
  );
  return {
    planned,
    removal,
    notes,
    unused,
    findings: [
      ...withPresentPrices(findings, planned, tenant),
      ...(isBeside
        ? sameNames(
            planned,
            others.map(({ name }) => name),
          )
        : []),
    ],
    listed: onMenu.length,
    starterDishes: isBeside ? starters : 0,
  };
}
